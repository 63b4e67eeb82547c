import Foundation
import Synchronization

/// The words that controls of the framework show by themselves, in the language of the place they stand in.
package enum FrameworkStrings {
    package enum Word: String, CaseIterable, Sendable {
        case edit, done, back, delete, cancel, search, ok, add, save, close, copy, paste, share, more, clear
        case select, refresh, loading, noResults, checkSpelling, showMore, showLess, on, off, yes, no, today
    }

    /// The word in a locale's language; in English where the table lacks the language.
    ///
    /// `noResults` and `checkSpelling` are those of an empty search.
    package static func text(_ word: Word, _ locale: Locale) -> String {
        if let pseudo = PseudoLanguage(locale) { return pseudo.whole(rows["en"]![word.index]) }
        let language = languageOfLocale.withLock { known in
            if let language = known[locale.identifier] { return language }
            let language = LanguageMatching.serving(locale, among: languages).first ?? "en"
            known[locale.identifier] = language
            return language
        }
        return rows[language]?[word.index] ?? word.rawValue
    }

    /// By the locale's identifier: matching costs more than everything else here.
    private static let languageOfLocale = Mutex<[String: String]>([:])

    package static let languages: [String] = table.split(separator: "\n").compactMap { $0.split(separator: "|").first.map(String.init) }

    /// By language, the words in their order.
    static let rows: [String: [String]] = {
        var rows: [String: [String]] = [:]
        for line in table.split(separator: "\n") {
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            rows[cells[0]] = Array(cells.dropFirst())
        }
        return rows
    }()

    /// language|one cell for each `Word` in order. English, Arabic and Japanese words of bars and search fields are those seen on iOS;
    /// the others are from general knowledge of iOS and may differ from the release at hand.
    private static let table = """
        en|Edit|Done|Back|Delete|Cancel|Search|OK|Add|Save|Close|Copy|Paste|Share|More|Clear|Select|Refresh|Loading…|No Results|Check the spelling or try a new search.|Show More|Show Less|On|Off|Yes|No|Today
        ar|تحرير|تم|رجوع|حذف|إلغاء|بحث|حسنًا|إضافة|حفظ|إغلاق|نسخ|لصق|مشاركة|المزيد|مسح|تحديد|تحديث|جارٍ التحميل…|لا توجد نتائج|تحقق من الإملاء أو جرّب بحثًا جديدًا.|إظهار المزيد|إظهار أقل|تشغيل|إيقاف|نعم|لا|اليوم
        ja|編集|完了|戻る|削除|キャンセル|検索|OK|追加|保存|閉じる|コピー|ペースト|共有|その他|消去|選択|更新|読み込み中…|結果なし|スペルを確認するか、新しい検索を試してください。|さらに表示|表示を減らす|オン|オフ|はい|いいえ|今日
        de|Bearbeiten|Fertig|Zurück|Löschen|Abbrechen|Suchen|OK|Hinzufügen|Sichern|Schließen|Kopieren|Einsetzen|Teilen|Mehr|Löschen|Auswählen|Aktualisieren|Laden …|Keine Ergebnisse|Überprüfe die Schreibweise oder versuche es mit einer neuen Suche.|Mehr anzeigen|Weniger anzeigen|Ein|Aus|Ja|Nein|Heute
        fr|Modifier|OK|Retour|Supprimer|Annuler|Rechercher|OK|Ajouter|Enregistrer|Fermer|Copier|Coller|Partager|Plus|Effacer|Sélectionner|Actualiser|Chargement…|Aucun résultat|Vérifiez l’orthographe ou lancez une nouvelle recherche.|Afficher plus|Afficher moins|Activé|Désactivé|Oui|Non|Aujourd’hui
        es|Editar|OK|Atrás|Eliminar|Cancelar|Buscar|OK|Añadir|Guardar|Cerrar|Copiar|Pegar|Compartir|Más|Borrar|Seleccionar|Actualizar|Cargando…|Sin resultados|Comprueba la ortografía o prueba otra búsqueda.|Mostrar más|Mostrar menos|Sí|No|Sí|No|Hoy
        it|Modifica|Fine|Indietro|Elimina|Annulla|Cerca|OK|Aggiungi|Salva|Chiudi|Copia|Incolla|Condividi|Altro|Cancella|Seleziona|Aggiorna|Caricamento…|Nessun risultato|Controlla l’ortografia o prova una nuova ricerca.|Mostra altro|Mostra meno|Sì|No|Sì|No|Oggi
        pt-BR|Editar|OK|Voltar|Apagar|Cancelar|Buscar|OK|Adicionar|Salvar|Fechar|Copiar|Colar|Compartilhar|Mais|Limpar|Selecionar|Atualizar|Carregando…|Nenhum Resultado|Verifique a ortografia ou tente uma nova busca.|Mostrar Mais|Mostrar Menos|Ativado|Desativado|Sim|Não|Hoje
        nl|Wijzig|Gereed|Terug|Verwijder|Annuleer|Zoek|OK|Voeg toe|Bewaar|Sluit|Kopieer|Plak|Deel|Meer|Wis|Selecteer|Vernieuw|Laden…|Geen resultaten|Controleer de spelling of probeer een nieuwe zoekopdracht.|Toon meer|Toon minder|Aan|Uit|Ja|Nee|Vandaag
        sv|Redigera|Klar|Tillbaka|Radera|Avbryt|Sök|OK|Lägg till|Spara|Stäng|Kopiera|Klistra in|Dela|Mer|Rensa|Välj|Uppdatera|Läser in…|Inga resultat|Kontrollera stavningen eller gör en ny sökning.|Visa fler|Visa färre|På|Av|Ja|Nej|Idag
        tr|Düzenle|Bitti|Geri|Sil|Vazgeç|Ara|Tamam|Ekle|Kaydet|Kapat|Kopyala|Yapıştır|Paylaş|Daha Fazla|Sil|Seç|Yenile|Yükleniyor…|Sonuç Yok|Yazımı denetleyin veya yeni bir arama yapın.|Daha Fazla Göster|Daha Az Göster|Açık|Kapalı|Evet|Hayır|Bugün
        pl|Edytuj|Gotowe|Wstecz|Usuń|Anuluj|Szukaj|OK|Dodaj|Zachowaj|Zamknij|Kopiuj|Wklej|Udostępnij|Więcej|Wymaż|Zaznacz|Odśwież|Ładowanie…|Brak wyników|Sprawdź pisownię lub wyszukaj ponownie.|Pokaż więcej|Pokaż mniej|Włączone|Wyłączone|Tak|Nie|Dzisiaj
        ru|Править|Готово|Назад|Удалить|Отменить|Поиск|ОК|Добавить|Сохранить|Закрыть|Скопировать|Вставить|Поделиться|Еще|Очистить|Выбрать|Обновить|Загрузка…|Нет результатов|Проверьте правописание или измените запрос.|Показать больше|Показать меньше|Вкл.|Выкл.|Да|Нет|Сегодня
        uk|Редагувати|Готово|Назад|Видалити|Скасувати|Пошук|ОК|Додати|Зберегти|Закрити|Скопіювати|Вставити|Поширити|Більше|Очистити|Вибрати|Оновити|Завантаження…|Немає результатів|Перевірте правопис або спробуйте новий пошук.|Показати більше|Показати менше|Увімк.|Вимк.|Так|Ні|Сьогодні
        he|עריכה|סיום|חזרה|מחיקה|ביטול|חיפוש|אישור|הוספה|שמירה|סגירה|העתקה|הדבקה|שיתוף|עוד|ניקוי|בחירה|רענון|טוען…|אין תוצאות|יש לבדוק את האיות או לנסות חיפוש חדש.|הצגת עוד|הצגת פחות|פועל|כבוי|כן|לא|היום
        hi|संपादित करें|पूर्ण|वापस|हटाएँ|रद्द करें|खोजें|ठीक|जोड़ें|सहेजें|बंद करें|कॉपी करें|पेस्ट करें|शेयर करें|अधिक|साफ़ करें|चुनें|रीफ़्रेश करें|लोड हो रहा है…|कोई परिणाम नहीं|वर्तनी जाँचें या नई खोज आज़माएँ।|अधिक दिखाएँ|कम दिखाएँ|चालू|बंद|हाँ|नहीं|आज
        th|แก้ไข|เสร็จสิ้น|กลับ|ลบ|ยกเลิก|ค้นหา|ตกลง|เพิ่ม|บันทึก|ปิด|คัดลอก|วาง|แชร์|เพิ่มเติม|ล้าง|เลือก|รีเฟรช|กำลังโหลด…|ไม่พบผลลัพธ์|ตรวจสอบตัวสะกดหรือลองค้นหาใหม่|แสดงเพิ่มเติม|แสดงน้อยลง|เปิด|ปิด|ใช่|ไม่ใช่|วันนี้
        zh-Hans|编辑|完成|返回|删除|取消|搜索|好|添加|存储|关闭|拷贝|粘贴|共享|更多|清除|选择|刷新|正在载入…|无结果|请检查拼写或尝试新的搜索。|显示更多|显示更少|打开|关闭|是|否|今天
        zh-Hant|編輯|完成|返回|刪除|取消|搜尋|好|加入|儲存|關閉|拷貝|貼上|分享|更多|清除|選取|重新整理|正在載入…|沒有結果|請檢查拼字或嘗試新的搜尋。|顯示更多|顯示較少|開啟|關閉|是|否|今天
        ko|편집|완료|뒤로|삭제|취소|검색|확인|추가|저장|닫기|복사하기|붙여넣기|공유|더 보기|지우기|선택|새로 고침|로드 중…|결과 없음|맞춤법을 확인하거나 새로운 검색을 시도하십시오.|더 보기|간략히 보기|켬|끔|예|아니요|오늘
        """
}

extension FrameworkStrings.Word {
    fileprivate var index: Int { Self.allCases.firstIndex(of: self)! }
}
