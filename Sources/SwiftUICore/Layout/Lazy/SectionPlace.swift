/// Which section a row belongs to, and as what.
package struct SectionPlace: Equatable {
    package enum Role { case header, row, footer }

    package var section: ObjectIdentifier
    package var role: Role

    package init(section: ObjectIdentifier, role: Role) { (self.section, self.role) = (section, role) }
}

package enum SectionTrait: TraitKey { package typealias Value = SectionPlace }
