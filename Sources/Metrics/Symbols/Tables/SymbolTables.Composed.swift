extension SymbolTables {
    /// Names made by rule that exist in Apple's set, for `Symbols.names`: a suffix, then the names that carry it.
    ///
    /// They stand for their filled forms too, where there are some;
    /// `badge` lists whole names.
    static let composed = """
        circle : 0 00 01 02 03 04 05 06 07 08 09 1 10 11 12 13 14 15 16 17 18 19 2 20 21 22 23 24 25 26 27 28 29 3 30 31 32 33 34 35 36 37
        circle : 38 39 4.alt 4 40 41 42 43 44 45 46 47 48 49 5 50 6.alt 6 7 8 9.alt 9 a airplane airplayaudio airplayvideo ant
        circle : antenna.radiowaves.left.and.right archivebox arrow.2.circlepath arrow.backward arrow.backward.to.line arrow.clockwise
        circle : arrow.counterclockwise arrow.down.backward.and.arrow.up.forward arrow.down.backward arrow.down
        circle : arrow.down.forward.and.arrow.up.backward arrow.down.forward arrow.down.left.and.arrow.up.right arrow.down.left
        circle : arrow.down.right.and.arrow.up.left arrow.down.right arrow.down.to.line arrow.forward arrow.forward.to.line
        circle : arrow.left.and.right arrow.left.arrow.right arrow.left arrow.left.to.line arrow.right.arrow.left arrow.right
        circle : arrow.right.to.line arrow.triangle.2.circlepath arrow.triangle.turn.up.right arrow.up.and.down arrow.up.arrow.down
        circle : arrow.up.backward.and.arrow.down.forward arrow.up.backward arrow.up arrow.up.forward.and.arrow.down.backward
        circle : arrow.up.forward arrow.up.left.and.arrow.down.right arrow.up.left arrow.up.right.and.arrow.down.left arrow.up.right
        circle : arrow.up.to.line arrow.uturn.backward arrow.uturn.down arrow.uturn.forward arrow.uturn.left arrow.uturn.right
        circle : arrow.uturn.up arrowshape.backward arrowshape.down arrowshape.forward arrowshape.left arrowshape.right
        circle : arrowshape.turn.up.backward.2 arrowshape.turn.up.backward arrowshape.turn.up.forward arrowshape.turn.up.left.2
        circle : arrowshape.turn.up.left arrowshape.turn.up.right arrowshape.up arrowtriangle.backward arrowtriangle.down
        circle : arrowtriangle.forward arrowtriangle.left arrowtriangle.right arrowtriangle.up asterisk at australsign b backpack backward
        circle : backward.end bag baseball basketball battery.100 battery.100percent bed.double bell.badge bell bell.slash bicycle
        circle : binoculars bird bitcoinsign bolt.car bolt bolt.horizontal bolt.slash book book.closed bookmark books.vertical briefcase
        circle : bubble bubble.left bubble.right building.columns c calendar camera camera.macro car cart cat centsign
        circle : chart.line.uptrend.xyaxis checkmark chevron.backward chevron.down chevron.forward chevron.left chevron.right chevron.up
        circle : circle.dotted circle.grid.3x3 circle.hexagongrid clock cloud.bolt cloud.bolt.rain cloud cloud.drizzle cloud.fog
        circle : cloud.hail cloud.heavyrain cloud.moon.bolt cloud.moon cloud.moon.rain cloud.rain cloud.sleet cloud.snow cloud.sun.bolt
        circle : cloud.sun cloud.sun.rain command creditcard cross.case cross d diamond dishwasher divide doc dog dollarsign drop dryer e
        circle : eject ellipsis envelope equal eurosign exclamationmark.bubble exclamationmark eye eye.slash f figure.2 figure.child
        circle : figure.fall figure.run figure.walk figure.wave film fish flag.2.crossed flag.checkered flag flag.slash flame
        circle : flashlight.off flashlight.on folder football fork.knife forward forward.end francsign fuelpump g gear gearshape gift
        circle : graduationcap greaterthan grid h hammer hand.raised hand.thumbsdown hand.thumbsup hare headphones heart heart.slash
        circle : hourglass house house.lodge hryvniasign hurricane i icloud indianrupeesign infinity info iphone
        circle : iphone.radiowaves.left.and.right iphone.slash j k l ladybug leaf lessthan lightbulb line.3.horizontal
        circle : line.3.horizontal.decrease line.horizontal.3 line.horizontal.3.decrease link lirasign list.bullet lizard location
        circle : location.north location.slash lock m magnifyingglass map mappin.and.ellipse mappin.slash message.badge message mic
        circle : mic.slash microbe minus moon moon.haze moon.stars mountain.2 multiply music.mic n newspaper number o p paperclip
        circle : paperplane parkingsign pause pawprint pencil person.2 person person.crop.circle.dashed personalhotspot pesosign
        circle : phone.arrow.up.right phone phone.down photo.artframe photo pill pills pin play playpause plus plusminus popcorn power
        circle : purchased q questionmark r rectangle.fill.on.rectangle.fill rectangle.on.rectangle rectangle.on.rectangle.slash repeat.1
        circle : repeat rublesign rupeesign s sailboat scissors shekelsign shippingbox shuffle signpost.left signpost.right.and.left
        circle : signpost.right smoke snowflake soccerball speaker speaker.slash speaker.wave.2 sportscourt square.and.arrow.up
        circle : square.and.pencil square star staroflife steeringwheel sterlingsign stethoscope stop storefront sun.dust sun.haze
        circle : sun.horizon sun.max sun.rain sun.snow sunrise sunset t tag tennis.racket tennisball tent theatermasks
        circle : thermometer.snowflake thermometer.sun timer toilet tornado tortoise tram trash trash.slash tray tree triangle trophy
        circle : tropicalstorm turkishlirasign tv u v video video.slash viewfinder visionpro visionpro.slash volleyball w washer
        circle : wave.3.forward wave.3.left wave.3.right waveform wifi wifi.exclamationmark wind wind.snow wonsign x xmark.bin xmark y
        circle : yensign z
        square : 0 00 01 02 03 04 05 06 07 08 09 1 10 11 12 13 14 15 16 17 18 19 2 20 21 22 23 24 25 26 27 28 29 3 30 31 32 33 34 35 36 37
        square : 38 39 4.alt 4 40 41 42 43 44 45 46 47 48 49 5 50 6.alt 6 7 8 9.alt 9 a arrow.backward arrow.backward.to.line
        square : arrow.clockwise arrow.counterclockwise arrow.down.backward.and.arrow.up.forward arrow.down.backward
        square : arrow.down.forward.and.arrow.up.backward arrow.down.forward arrow.down.left.and.arrow.up.right arrow.down.left
        square : arrow.down.right.and.arrow.up.left arrow.down.right arrow.down arrow.down.to.line arrow.forward arrow.forward.to.line
        square : arrow.left.and.right arrow.left.arrow.right arrow.left arrow.left.to.line arrow.right.arrow.left arrow.right
        square : arrow.right.to.line arrow.up.and.down arrow.up.arrow.down arrow.up.backward.and.arrow.down.forward arrow.up.backward
        square : arrow.up.forward.and.arrow.down.backward arrow.up.left.and.arrow.down.right arrow.up.left
        square : arrow.up.right.and.arrow.down.left arrow.up arrow.up.to.line arrow.uturn.backward arrow.uturn.down arrow.uturn.forward
        square : arrow.uturn.left arrow.uturn.right arrow.uturn.up arrowtriangle.backward arrowtriangle.down arrowtriangle.forward
        square : arrowtriangle.left arrowtriangle.right arrowtriangle.up australsign b bell bitcoinsign bolt bookmark c centsign checkmark
        square : chevron.backward chevron.down chevron.forward chevron.left chevron.right chevron.up circle command curlybraces
        square : cursorarrow.slash cursorarrow d divide dollarsign e equal eurosign exclamationmark eye f flag francsign g greaterthan h
        square : hand.raised heart hryvniasign i icloud indianrupeesign info j k l lessthan lightswitch.off lightswitch.on lirasign
        square : location lock m mappin mic minus multiply n number o p pesosign pin play plus poweroutlet.type.b q questionmark r
        square : rectangle.on.rectangle rublesign rupeesign s shekelsign speaker square.grid.3x3.fill square.grid.3x3 star sterlingsign t
        square : tag timer trash.slash trash turkishlirasign u v video w wifi wonsign x xmark y yensign z
        app : arrow.down hand.raised nosign questionmark xmark
        diamond : arrow.up.right checkmark figure.walk minus plus xmark
        shield : bolt staroflife
        rectangle : 123 arrow.up.right.and.arrow.down.left circle.dashed ellipsis heart lock minus pause play xmark
        viewfinder : camera creditcard doc.text.fill doc.text dot.circle key location.fill location person.fill plus
        icloud : arrow.clockwise arrow.counterclockwise arrow.triangle.2.circlepath bolt.horizontal checkmark exclamationmark
        icloud : externaldrive.badge externaldrive.fill.badge key link lock person xmark
        message : arrow.down arrow.up ellipsis plus
        bubble : character checkmark ellipsis.vertical info person phone questionmark rectangle.3.group speaker.wave.2 t video
        heart : arrow.clockwise arrow.down arrow.up bolt
        folder : questionmark
        doc : arrow.down arrow.up lock
        house : play
        video : arrow.down.left arrow.up.right person.crop.square.badge questionmark
        tv : music.note photo sparkles
        slash : antenna.radiowaves.left.and.right applewatch bell bolt bookmark cable.connector cursorarrow ev.charger eyeglasses fan flag
        slash : fuelpump hand.raised heart icloud iphone key laptopcomputer lightbulb livephoto location mic minus.plus.batteryblock
        slash : network person.2 person pin rectangle.on.rectangle rectangle.portrait rectangle rectangle.split.2x1 shareplay
        slash : shield.lefthalf.fill shield.lefthalf.filled shield snowflake square.3.layers.3d square.3.stack.3d square
        slash : square.stack.3d.up star steeringwheel tag thermometer.medium trash tv video visionpro water.waves wifi
        badge : accessibility.badge.arrow.up.right airplayaudio.badge.exclamationmark airplayvideo.badge.exclamationmark app.badge
        badge : app.badge.checkmark app.badge.checkmark.fill app.badge.fill arrow.up.circle.badge.clock
        badge : arrow.uturn.backward.circle.badge.ellipsis arrow.uturn.left.circle.badge.ellipsis arrowshape.turn.up.backward.badge.clock
        badge : arrowshape.turn.up.backward.badge.clock.fill at.badge.minus at.badge.plus bag.badge.minus bag.badge.plus
        badge : bag.badge.questionmark bag.fill.badge.minus bag.fill.badge.plus bag.fill.badge.questionmark bell.badge bell.badge.circle
        badge : bell.badge.circle.fill bell.badge.fill bell.badge.waveform bell.badge.waveform.fill bolt.badge.a bolt.badge.a.fill
        badge : bolt.badge.checkmark bolt.badge.checkmark.fill bolt.badge.clock bolt.badge.clock.fill bolt.badge.xmark
        badge : bolt.badge.xmark.fill bolt.trianglebadge.exclamationmark box.truck.badge.clock box.truck.badge.clock.fill
        badge : calendar.badge.checkmark calendar.badge.clock calendar.badge.exclamationmark calendar.badge.minus calendar.badge.plus
        badge : camera.badge.clock camera.badge.clock.fill camera.badge.ellipsis camera.badge.ellipsis.fill camera.fill.badge.ellipsis
        badge : cart.badge.minus cart.badge.plus cart.badge.questionmark cart.fill.badge.minus cart.fill.badge.plus
        badge : cart.fill.badge.questionmark checkmark.circle.badge.questionmark checkmark.circle.badge.questionmark.fill
        badge : checkmark.circle.badge.xmark checkmark.circle.badge.xmark.fill checkmark.circle.trianglebadge.exclamationmark
        badge : circle.badge.checkmark circle.badge.checkmark.fill circle.badge.exclamationmark circle.badge.exclamationmark.fill
        badge : circle.badge.minus circle.badge.minus.fill circle.badge.plus circle.badge.plus.fill circle.badge.questionmark
        badge : circle.badge.questionmark.fill circle.badge.xmark circle.badge.xmark.fill clock.badge clock.badge.checkmark
        badge : clock.badge.checkmark.fill clock.badge.exclamationmark clock.badge.exclamationmark.fill clock.badge.fill
        badge : clock.badge.questionmark clock.badge.questionmark.fill clock.badge.xmark clock.badge.xmark.fill
        badge : creditcard.trianglebadge.exclamationmark cursorarrow.click.badge.clock desktopcomputer.trianglebadge.exclamationmark
        badge : display.trianglebadge.exclamationmark doc.badge.arrow.up doc.badge.arrow.up.fill doc.badge.clock doc.badge.clock.fill
        badge : doc.badge.ellipsis doc.badge.gearshape doc.badge.gearshape.fill doc.badge.plus doc.fill.badge.ellipsis doc.fill.badge.plus
        badge : door.garage.closed.trianglebadge.exclamationmark ear.badge.checkmark ear.badge.waveform ear.trianglebadge.exclamationmark
        badge : engine.combustion.badge.exclamationmark engine.combustion.badge.exclamationmark.fill envelope.badge envelope.badge.fill
        badge : envelope.open.badge.clock externaldrive.badge.checkmark externaldrive.badge.exclamationmark externaldrive.badge.icloud
        badge : externaldrive.badge.minus externaldrive.badge.plus externaldrive.badge.questionmark externaldrive.badge.wifi
        badge : externaldrive.badge.xmark externaldrive.fill.badge.checkmark externaldrive.fill.badge.exclamationmark
        badge : externaldrive.fill.badge.icloud externaldrive.fill.badge.minus externaldrive.fill.badge.plus
        badge : externaldrive.fill.badge.questionmark externaldrive.fill.badge.wifi externaldrive.fill.badge.xmark
        badge : externaldrive.fill.trianglebadge.exclamationmark externaldrive.trianglebadge.exclamationmark
        badge : eye.trianglebadge.exclamationmark figure.walk.motion.trianglebadge.exclamationmark flag.badge.ellipsis
        badge : flag.badge.ellipsis.fill folder.badge.gear folder.badge.gearshape folder.badge.minus folder.badge.plus
        badge : folder.badge.questionmark folder.fill.badge.gear folder.fill.badge.gearshape folder.fill.badge.minus
        badge : folder.fill.badge.plus folder.fill.badge.questionmark gauge.badge.minus gauge.badge.plus gauge.medium.badge.minus
        badge : gauge.medium.badge.plus gauge.with.dots.needle.bottom.50percent.badge.minus
        badge : gauge.with.dots.needle.bottom.50percent.badge.plus gear.badge gear.badge.checkmark gear.badge.questionmark
        badge : gear.badge.xmark globe.badge.chevron.backward hourglass.badge.plus ipad.badge.play iphone.badge.play
        badge : keyboard.badge.ellipsis keyboard.badge.ellipsis.fill keyboard.badge.eye keyboard.badge.eye.fill
        badge : laptopcomputer.trianglebadge.exclamationmark lasso.badge.sparkles lightbulb.min.badge.exclamationmark
        badge : lightbulb.min.badge.exclamationmark.fill link.badge.plus livephoto.badge.a lock.badge.clock lock.badge.clock.fill
        badge : lock.trianglebadge.exclamationmark macwindow.badge.plus message.badge message.badge.circle message.badge.circle.fill
        badge : message.badge.fill message.badge.waveform message.badge.waveform.fill mic.badge.plus mic.badge.xmark mic.fill.badge.plus
        badge : mic.fill.badge.xmark note.text.badge.plus paperclip.badge.ellipsis pencil.tip.crop.circle.badge.arrow.forward
        badge : pencil.tip.crop.circle.badge.arrow.forward.fill pencil.tip.crop.circle.badge.minus pencil.tip.crop.circle.badge.minus.fill
        badge : pencil.tip.crop.circle.badge.plus pencil.tip.crop.circle.badge.plus.fill person.2.badge.gearshape
        badge : person.2.badge.gearshape.fill person.2.badge.key person.2.badge.key.fill person.badge.clock person.badge.clock.fill
        badge : person.badge.minus person.badge.minus.fill person.badge.plus person.badge.plus.fill person.crop.circle.badge
        badge : person.crop.circle.badge.checkmark person.crop.circle.badge.clock person.crop.circle.badge.clock.fill
        badge : person.crop.circle.badge.exclamationmark person.crop.circle.badge.exclamationmark.fill person.crop.circle.badge.fill
        badge : person.crop.circle.badge.minus person.crop.circle.badge.moon person.crop.circle.badge.moon.fill
        badge : person.crop.circle.badge.plus person.crop.circle.badge.questionmark person.crop.circle.badge.questionmark.fill
        badge : person.crop.circle.badge.xmark person.crop.circle.fill.badge.checkmark person.crop.circle.fill.badge.exclamationmark
        badge : person.crop.circle.fill.badge.minus person.crop.circle.fill.badge.plus person.crop.circle.fill.badge.questionmark
        badge : person.crop.circle.fill.badge.xmark person.crop.rectangle.badge.plus person.crop.rectangle.badge.plus.fill
        badge : person.crop.square.badge.camera person.crop.square.badge.camera.fill person.crop.square.badge.video
        badge : person.crop.square.badge.video.fill person.fill.badge.minus person.fill.badge.plus phone.badge.checkmark phone.badge.plus
        badge : phone.badge.waveform phone.badge.waveform.fill phone.fill.badge.checkmark phone.fill.badge.plus photo.badge.arrow.down
        badge : photo.badge.arrow.down.fill photo.badge.checkmark photo.badge.checkmark.fill photo.badge.plus photo.badge.plus.fill
        badge : rectangle.badge.checkmark rectangle.badge.minus rectangle.badge.plus rectangle.badge.xmark
        badge : rectangle.center.inset.filled.badge.plus rectangle.fill.badge.checkmark rectangle.fill.badge.minus
        badge : rectangle.fill.badge.plus rectangle.fill.badge.xmark rectangle.on.rectangle.badge.gearshape rectangle.portrait.badge.plus
        badge : rectangle.portrait.badge.plus.fill rectangle.stack.badge.minus rectangle.stack.badge.play rectangle.stack.badge.play.fill
        badge : rectangle.stack.badge.plus rectangle.stack.fill.badge.minus rectangle.stack.fill.badge.plus scissors.badge.ellipsis
        badge : shield.lefthalf.filled.badge.checkmark shield.lefthalf.filled.trianglebadge.exclamationmark
        badge : slider.horizontal.2.square.badge.arrow.down speaker.badge.exclamationmark speaker.badge.exclamationmark.fill
        badge : square.and.arrow.up.badge.clock square.and.arrow.up.badge.clock.fill square.and.arrow.up.trianglebadge.exclamationmark
        badge : square.badge.plus square.badge.plus.fill square.stack.3d.up.badge.a square.stack.3d.up.badge.a.fill
        badge : square.stack.3d.up.trianglebadge.exclamationmark steeringwheel.badge.exclamationmark sun.max.trianglebadge.exclamationmark
        badge : tablecells.badge.ellipsis tablecells.badge.ellipsis.fill tablecells.fill.badge.ellipsis truck.box.badge.clock
        badge : truck.box.badge.clock.fill tv.badge.wifi tv.badge.wifi.fill video.badge.checkmark video.badge.ellipsis video.badge.plus
        badge : video.badge.plus.fill video.badge.waveform video.badge.waveform.fill video.fill.badge.checkmark video.fill.badge.ellipsis
        badge : video.fill.badge.plus viewfinder.trianglebadge.exclamationmark visionpro.badge.exclamationmark
        badge : visionpro.badge.exclamationmark.fill visionpro.badge.play visionpro.badge.play.fill waveform.badge.exclamationmark
        badge : waveform.badge.magnifyingglass waveform.badge.mic waveform.badge.minus waveform.badge.plus waveform.path.badge.minus
        badge : waveform.path.badge.plus
        badge : gobackward.10 gobackward.15 gobackward.30 gobackward.45 gobackward.5 gobackward.60 gobackward.75 gobackward.90
        badge : goforward.10 goforward.15 goforward.30 goforward.45 goforward.5 goforward.60 goforward.75 goforward.90
        """
}
