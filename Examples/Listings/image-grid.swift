import UIKit

class GridController: UIViewController {

    let tiles: [UIView] = [UIView(), UIView(), UIView(), UIView(), UIView(), UIView()]
    let edge: CGFloat = 16
    let gap: CGFloat = 8

    override func viewDidLoad() {
        super.viewDidLoad()
        // The views first, then what holds them.
        addTiles()
        constrainTiles()
    }

    func addTiles() {
        for tile in tiles {
            view.addSubview(tile)
            tile.backgroundColor = UIColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 1)
            tile.translatesAutoresizingMaskIntoConstraints = false
        }
    }

    func constrainTiles() {
        constrainBanner()
        constrainPair()
        constrainTriple()
    }

    func constrainBanner() {
        let banner = tiles[0]

        var list: [NSLayoutConstraint] =
        [NSLayoutConstraint(item: banner, attribute: .top, relatedBy: .equal,
                            toItem: view, attribute: .topMargin, multiplier: 1, constant: edge)]
        list.append(NSLayoutConstraint(item: banner, attribute: .left, relatedBy: .equal,
                                       toItem: view, attribute: .left, multiplier: 1, constant: edge))
        list.append(NSLayoutConstraint(item: banner, attribute: .right, relatedBy: .equal,
                                       toItem: view, attribute: .right, multiplier: 1, constant: (-1 * edge)))
        //list.append(NSLayoutConstraint(item: banner, attribute: .bottom, relatedBy: .equal,
        //                               toItem: view, attribute: .bottom, multiplier: 1, constant: (-1 * edge)))

        view.addConstraints(list)
    }

    func constrainPair() {
        let banner = tiles[0]
        let left = tiles[1]
        let right = tiles[2]

        left.alpha = 0.7
        right.alpha = 0.7

        var list: [NSLayoutConstraint] = [NSLayoutConstraint(item: left, attribute: .top, relatedBy: .equal,
                                       toItem: banner, attribute: .bottom, multiplier: 1, constant: gap)]
        list.append(NSLayoutConstraint(item: right, attribute: .top, relatedBy: .equal,
                                       toItem: left, attribute: .top, multiplier: 1, constant: 0))
        list.append(NSLayoutConstraint(item: right, attribute: .left, relatedBy: .equal,
                                       toItem: left, attribute: .right, multiplier: 1, constant: gap))
        list.append(NSLayoutConstraint(item: left, attribute: .left, relatedBy: .equal,
                                       toItem: view, attribute: .left, multiplier: 1, constant: edge))
        list.append(NSLayoutConstraint(item: right, attribute: .right, relatedBy: .equal,
                                       toItem: view, attribute: .right, multiplier: 1, constant: (-1 * edge)))
        list.append(NSLayoutConstraint(item: right, attribute: .bottom, relatedBy: .equal,
                                       toItem: left, attribute: .bottom, multiplier: 1, constant: 0))
        // Squares of one size
        list.append(NSLayoutConstraint(item: left, attribute: .height, relatedBy: .equal,
                                       toItem: left, attribute: .width, multiplier: 1, constant: 0))
        list.append(NSLayoutConstraint(item: right, attribute: .width, relatedBy: .equal,
                                       toItem: left, attribute: .width, multiplier: 1, constant: 0))

        view.addConstraints(list)
    }

    func constrainTriple() {
        let above = tiles[1]
        let left = tiles[3]
        let middle = tiles[4]
        let right = tiles[5]

        for tile in [left, middle, right] { tile.alpha = 0.5 }

        var list: [NSLayoutConstraint] = []
        list.append(NSLayoutConstraint(item: left, attribute: .top, relatedBy: .equal,
                                       toItem: above, attribute: .bottom, multiplier: 1, constant: gap))
        list.append(NSLayoutConstraint(item: left, attribute: .left, relatedBy: .equal,
                                       toItem: view, attribute: .left, multiplier: 1, constant: edge))
        list.append(NSLayoutConstraint(item: middle, attribute: .left, relatedBy: .equal,
                                       toItem: left, attribute: .right, multiplier: 1, constant: gap))
        list.append(NSLayoutConstraint(item: right, attribute: .left, relatedBy: .equal,
                                       toItem: middle, attribute: .right, multiplier: 1, constant: gap))
        list.append(NSLayoutConstraint(item: right, attribute: .right, relatedBy: .equal,
                                       toItem: view, attribute: .right, multiplier: 1, constant: (-1 * edge)))
        list.append(NSLayoutConstraint(item: left, attribute: .bottom, relatedBy: .equal,
                                       toItem: view, attribute: .bottomMargin, multiplier: 1, constant: (-1 * edge)))
        list.append(NSLayoutConstraint(item: left, attribute: .height, relatedBy: .equal,
                                       toItem: left, attribute: .width, multiplier: 1, constant: 0))
        for tile in [middle, right] {
            list.append(NSLayoutConstraint(item: tile, attribute: .top, relatedBy: .equal,
                                           toItem: left, attribute: .top, multiplier: 1, constant: 0))
            list.append(NSLayoutConstraint(item: tile, attribute: .bottom, relatedBy: .equal,
                                           toItem: left, attribute: .bottom, multiplier: 1, constant: 0))
            list.append(NSLayoutConstraint(item: tile, attribute: .width, relatedBy: .equal,
                                           toItem: left, attribute: .width, multiplier: 1, constant: 0))
        }

        view.addConstraints(list)
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
    }

}
