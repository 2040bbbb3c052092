// Compares the frames on pages of `purlin inspect` with those of `purlin solve`.
//
//   node Tests/Inspector/compare-frames.mjs PURLIN PATH… [--sizes 10] [--documents 200] [--seed 1]
//
// PURLIN is the command. For each document, its scenes are captured once, and laid out by the command at
// random sizes, with size classes by size, as the command has without a device; each frame must agree to a thousandth of a point. Prints the number of frames and the
// differences. Status 1 on a difference of more than half a pixel, or if 0.5 % differ by less.
import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import vm from 'node:vm'

const arguments_ = process.argv.slice(2)
const option = (name, otherwise) => {
  const index = arguments_.indexOf(`--${name}`)
  return index < 0 ? otherwise : Number(arguments_.splice(index, 2)[1])
}
const [sizes, limit, seed] = [option('sizes', 10), option('documents', 200), option('seed', 1)]
const [purlin, ...paths] = arguments_

/// The page's own functions, which need no browser.
const folder = dirname(fileURLToPath(import.meta.url))
const source = readFileSync(join(folder, '../../Sources/LayoutInspector/Resources/data.js'), 'utf8')
const { SceneCase } = vm.runInNewContext(`${source}; ({ SceneCase })`)

let state = seed
const random = () => {
  state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
  return (Math.imul(state ^ (state >>> 12), 0x297a2d39) >>> 0) / 2 ** 32
}

const documents = paths.flatMap((path) => (statSync(path).isDirectory()
  ? readdirSync(path, { recursive: true }).sort().filter((name) => /\.(storyboard|xib)$/.test(name))
    .map((name) => join(path, name)) : [path]))
const step = Math.max(1, documents.length / limit)
const chosen = Array.from({ length: Math.min(limit, documents.length) },
  (_, index) => documents[Math.floor(index * step)])

const run = (...words) => {
  try {
    return execFileSync(purlin, words, { encoding: 'utf8', maxBuffer: 1 << 30,
      stdio: ['ignore', 'pipe', 'ignore'], timeout: 300_000 })
  } catch (error) { return error.stdout && error.status === 1 ? error.stdout : null }
}
const frames = (view, into = []) => {
  into.push([view.id, view.frame])
  for (const subview of view.subviews ?? []) frames(subview, into)
  return into
}

let [frameCount, differing, sceneCount, refused, doubtful, bytes, kept, within] = Array(8).fill(0)
for (const file of chosen) {
  const page = run('inspect', file, '--no-repairs', '--regime', 'fixed', '-o', '-')
  if (page === null) { refused += 1; continue }
  bytes = Math.max(bytes, page.length)
  const data = JSON.parse(/<script type="application\/json" id="data">(.*?)<\/script>/s.exec(page)[1])
  for (const scene of data.scenes) {
    sceneCount += 1
    const present = new SceneCase(scene.cases[0])
    for (let round = 0; round < sizes; round += 1) {
      const [width, height] = [320 + Math.floor(1046 * random()), 320 + Math.floor(1046 * random())]
      const text = run('solve', file, '--scene', scene.rootID, '--size', `${width}x${height}`,
        '--format', 'json')
      if (text === null) { refused += 1; continue }
      const solved = JSON.parse(text)
      // A cell or a freeform view keeps its own size there.
      if (solved.root.frame[2] !== width || solved.root.frame[3] !== height) { kept += 1; continue }
      const expected = new Map(frames(solved.root))
      const layout = present.layout(width, height)
      const found = new Map(layout.views.map((view) => [present.items[view.item].id, view.frame]))
      const isDoubtful = present.doubt(width, height) !== ''
      for (const [id, [x, y, w, h]] of expected) {
        frameCount += 1
        const own = found.get(id)
        const isNear = own && [own.x - x, own.y - y, own.width - w, own.height - h]
          .every((difference) => Math.abs(difference) < 1e-3)
        if (isNear) continue
        // The equation of an autoresizing mask is formed from the superview's rounded frame of the
        // moment, so such views depend on earlier sizes by up to half a pixel.
        if (own && [own.x - x, own.y - y, own.width - w, own.height - h]
          .every((difference) => Math.abs(difference) <= 0.5 / present.data.scale + 1e-3)) {
          within += 1
          continue
        }
        if (isDoubtful) doubtful += 1; else differing += 1
        if (differing + doubtful <= 40) {
          console.log(`${file} ${scene.name} ${width}×${height}${isDoubtful ? ' (not proven)' : ''} ${id}: `
            + `${[x, y, w, h]} but ${own ? [own.x, own.y, own.width, own.height] : 'missing'}`)
        }
      }
    }
  }
}
console.log(`${chosen.length} documents, ${sceneCount} scenes, ${frameCount} frames compared, ${differing} `
  + `differ by more than half a pixel, ${within} by less, ${doubtful} differ where the page says it is not proven; ${refused} runs refused, `
  + `${kept} layouts left out, of scenes that the command does not resize; `
  + `largest page ${bytes} bytes`)
process.exitCode = differing > 0 || within > frameCount / 200 ? 1 : 0
