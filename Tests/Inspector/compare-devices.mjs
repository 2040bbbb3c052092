// Compares the frames on pages of `purlin inspect` with those of `purlin solve` on every device, in both orientations.
//
//   node Tests/Inspector/compare-devices.mjs PURLIN PATH… [--documents 200]
//
// PURLIN is the command. Each frame must agree to a thousandth of a point. Prints the number of frames and the
// differences. Status 1 on a difference, or if the page offers another device than the command lays out.
import { Arguments, declarations, documents, frames, pageData, run } from './comparison.mjs'

const given = new Arguments()
const limit = given.number('documents', 200)
const [purlin, ...paths] = given.paths
const { SceneCase } = declarations(['data.js'], ['SceneCase'])
const chosen = documents(paths, limit)

let [frameCount, layoutCount, differing, missing, refused, sceneCount, bytes] = Array(7).fill(0)
const tell = (text) => { if (differing + missing <= 40) console.log(text) }
for (const file of chosen) {
  const page = run(purlin, 'inspect', file, '--no-repairs', '--width', '375...376', '--height', '667...668', '-o', '-')
  const solved = page && run(purlin, 'solve', file, '--device', 'all', '--orientation', 'portrait', '--orientation',
    'landscape', '--format', 'json')
  if (!solved) { refused += 1; continue }
  const data = pageData(page)
  bytes = Math.max(bytes, page.length)
  const devices = new Map(data.devices.flatMap(({ id, names: [name] }) => {
    const model = name.replace(/, folded$/, ' (outer display)').replace(/, unfolded$/, ' (inner display)')
    return [[model, { id, orientation: 'portrait' }], [`${model}, landscape`, { id, orientation: 'landscape' }]]
  }))
  const scenes = new Map(data.scenes.map((scene) => [scene.rootID, new SceneCase(scene.cases[0])]))
  sceneCount += scenes.size
  let [expectedCount, offered] = [0, 0]
  for (const present of scenes.values()) {
    for (const device of devices.values()) if (present.isOn(device)) offered += 1
  }
  for (const layout of [JSON.parse(solved)].flat()) {
    const place = layout.name.slice(layout.name.lastIndexOf(' · ') + 3)
    const present = scenes.get(layout.root.id)
    const isShown = present?.show(devices.get(place))
    layoutCount += 1
    expectedCount += 1
    if (!isShown) {
      missing += 1
      tell(`${file} ${layout.name}: is not on the page`)
      continue
    }
    const [width, height] = present.clamped(0, 0)
    const found = new Map(present.layout(width, height).views.map((view) =>
      [present.items[view.item].id, view.frame]))
    for (const [id, [x, y, w, h]] of frames(layout.root)) {
      frameCount += 1
      const own = found.get(id)
      if (own && [own.x - x, own.y - y, own.width - w, own.height - h].every((error) => Math.abs(error) < 1e-3)) continue
      differing += 1
      tell(`${file} ${layout.name} ${id}: ${[x, y, w, h]} but ${own ? [own.x, own.y, own.width, own.height] : 'missing'}`)
    }
  }
  if (offered !== expectedCount) {
    missing += Math.abs(offered - expectedCount)
    tell(`${file}: the page offers ${offered} layouts on devices, the command ${expectedCount}`)
  }
}
console.log(`${chosen.length} documents, ${sceneCount} scenes, ${layoutCount} layouts on devices, ${frameCount} frames `
  + `compared, ${differing} differ, ${missing} layouts missing; ${refused} documents refused; largest page ${bytes} bytes`)
process.exitCode = differing + missing > 0 ? 1 : 0
