import UIKit

let controller = UIViewController()
let title = UILabel()
title.text = "Departures"
title.translatesAutoresizingMaskIntoConstraints = false
controller.view.addSubview(title)
NSLayoutConstraint.activate([
  title.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
  title.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor, constant: 20),
])

// swift-format-ignore: NeverForceUnwrap
let window = UIWindow(device: .named("iPhone 17")!)
window.rootViewController = controller
window.layoutIfNeeded()
print(title.center.x, title.frame.minY)  // 201.0 82.0

window.rotate(to: .landscape)  // the same constraints in landscape
window.layoutIfNeeded()
print(title.center.x, title.frame.minY)  // 437.0 20.0
