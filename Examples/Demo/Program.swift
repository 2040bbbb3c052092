internal import CardGallery
internal import DirectedPair
internal import HeadlessUIKit
internal import ImageGrid
internal import LabelAndButton
internal import ListTours
internal import MarginsAndAspect

/// One screen written in Swift.
struct Program {
  let name: String
  let make: @MainActor () -> UIViewController
  /// Where it is shown besides the usual places.
  var places: [Place] = []

  @MainActor static let all = [
    Program(name: "ImageGrid") { ImageGrid.makeViewController() },
    Program(name: "CardGallery") { CardGallery.makeViewController() },
    Program(name: "CardGallery by bounds") {
      CardGallery.makeViewController(sizing: .viewBounds)
    },
    Program(name: "LabelAndButton") { LabelAndButton.makeViewController() },
    Program(name: "MarginsAndAspect") { MarginsAndAspect.makeViewController() },
    Program(name: "MarginsAndAspect in VFL") {
      MarginsAndAspect.makeViewController(notation: .visualFormat)
    },
    Program(name: "Lists: featured") { ListTours.makeFeatured() },
    Program(name: "Lists: inbox") { ListTours.makeInbox() },
    Program(name: "Lists: contacts") { ListTours.makeContacts() },
    Program(
      name: "DirectedPair", make: { DirectedPair.makeViewController() },
      places: [Place("iPhone 4s")]),
  ]

  var slug: String { name.replacing(": ", with: "-").replacing(" ", with: "-") }
}
