import Foundation

/// An object of the storyboard.
class RatingLog: NSObject {
    private(set) var ratings: [Int] = []

    func add(_ rating: Int) {
        ratings.append(rating)
    }
}
