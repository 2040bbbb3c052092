internal import CardGallery
internal import DirectedPair
internal import FeatureTours
internal import Foundation
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
  /// The keyboard that is shown, if any.
  var keyboard: Device.Keyboard?

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
    Program(name: "Features: alert") { FeatureTours.makeAlert() },
    Program(name: "Features: sheet") { FeatureTours.makeSheet() },
    Program(name: "Features: search") { FeatureTours.makeSearch() },
    Program(
      name: "Features: keyboard", make: { FeatureTours.makeKeyboard() },
      keyboard: .docked(height: 336)),
    Program(name: "Features: drawing") { FeatureTours.makeDrawing() },
    Program(name: "Features: text") { FeatureTours.makeText() },
    Program(name: "Features: accessibility") { FeatureTours.makeAccessibility() },
    Program(
      name: "DirectedPair", make: { DirectedPair.makeViewController() },
      places: [Place("iPhone 4s")]),
  ]

  var slug: String { name.replacing(": ", with: "-").replacing(" ", with: "-") }
}
