// Compares changed constraints on pages with documents that are changed in the same way.
//
//   node Tests/Inspector/compare-changes.mjs PURLIN SOLVER PATH… [--changes 6] [--documents 200] [--seed 1]
//
// PURLIN is the command, SOLVER the page-solver.wasm of Scripts/wasm. For each scene, random constraints get
// another constant, priority or relation, or are uninstalled: on the page with its own script and the solver,
// and with `purlin edit` in the document, which `purlin solve` lays out. Where the page does not refuse, each frame
// must agree to a thousandth of a point. Prints how many changes were solved and refused. Status 1 on a
// difference of more than half a pixel, unless the page says that several layouts are equally good.
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { Arguments, declarations, documents, frames, pageData, random, run } from './comparison.mjs'

const given = new Arguments()
const [changes, limit, seed] = [given.number('changes', 6), given.number('documents', 200), given.number('seed', 1)]
const [purlin, solverPath, ...paths] = given.paths
const { SceneCase, ChangedScene, PageSolver } = declarations(
  ['data.js', 'solve.js'], ['SceneCase', 'ChangedScene', 'PageSolver'], { WebAssembly, Float64Array })
const solver = await PageSolver.load(readFileSync(solverPath))
const work = mkdtempSync(join(tmpdir(), 'purlin-changes-'))
process.on('exit', () => rmSync(work, { recursive: true, force: true }))
const next = random(seed)
const pick = (list) => list[Math.floor(list.length * next())]
const chosen = documents(paths, limit)

/// A random change of a constraint, and the words of `purlin edit` for it.
function change(constraint) {
  const from = { constant: constraint.constant, priority: constraint.priority, relation: constraint.relation,
    text: constraint.text }
  switch (Math.floor(4 * next())) {
    case 0: {
      const constant = constraint.constant + pick([-20, -7.5, -1, 3, 8, 40])
      return [{ constant, from }, `constant=${constant}`]
    }
    case 1: {
      const priority = pick([1, 249, 250, 500, 751, 999, 1000])
      return [{ priority, from }, `priority=${priority}`]
    }
    case 2: {
      const relation = pick(['=', '>=', '<='])
      return [{ relation, from }, `relation=${relation}`]
    }
    default: return [{ isActive: false, from }, 'installed=no']
  }
}

let [solved, refused, frameCount, within, several, differing, failed, without] = Array(8).fill(0)
const reasons = new Map()
for (const file of chosen) {
  const page = run(purlin, 'inspect', file, '--no-repairs', '-o', '-')
  if (page === null) { failed += 1; continue }
  const data = pageData(page)
  // In a folder of its own, so that `edit` does not look for the sources of an app each time.
  const original = join(work, `original${extname(file)}`)
  copyFileSync(file, original)
  for (const scene of data.scenes) {
    const present = new SceneCase(scene.cases[0])
    for (let round = 0; round < changes; round += 1) {
      const [width, height] = [320 + Math.floor(1046 * next()), 320 + Math.floor(1046 * next())]
      present.changed = null
      const before = present.layout(width, height)
      const known = before.tree.constraints.map((index) => present.data.constraints[index])
        .filter(({ isOfContainer }) => !isOfContainer)
      if (known.length === 0) break
      const constraint = pick(known)
      const [values, word] = change(constraint)
      present.changed = new ChangedScene(solver, new Map([[constraint.id, values]]))
      const layout = present.layout(width, height)
      if (layout.refusal) {
        refused += 1
        const reason = layout.refusal.replace(/(of|in|gives) .*?( is broken|, whose| changes?| its size|$)/, '$1 …$2')
        reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
        continue
      }
      const edited = join(work, `edited${extname(file)}`)
      rmSync(edited, { force: true })
      if (run(purlin, 'edit', original, 'set', constraint.id, word, '-o', edited) === null) { failed += 1; continue }
      const text = run(purlin, 'solve', edited, '--scene', scene.rootID, '--size', `${width}x${height}`,
        '--format', 'json')
      if (text === null) { failed += 1; continue }
      const expected = JSON.parse(text)
      if (expected.root.frame[2] !== width || expected.root.frame[3] !== height) { without += 1; continue }
      if (present.doubt(width, height)) { without += 1; continue }
      solved += 1
      const found = new Map(layout.views.map((view) => [present.items[view.item].id, view.frame]))
      for (const [id, [x, y, w, h]] of frames(expected.root)) {
        frameCount += 1
        const own = found.get(id)
        const most = own ? Math.max(...[own.x - x, own.y - y, own.width - w, own.height - h].map(Math.abs)) : 1e9
        if (most < 1e-3) continue
        if (most <= 0.5 / present.data.scale + 1e-3) { within += 1; continue }
        if (layout.note) { several += 1; continue }
        differing += 1
        if (differing <= 40) {
          console.log(`${file} ${scene.name} ${width}×${height} ${constraint.id} ${word} ${id}: `
            + `${[x, y, w, h]} but ${own ? [own.x, own.y, own.width, own.height] : 'missing'}`)
        }
      }
    }
  }
}
console.log(`${chosen.length} documents, ${solved} changes solved, ${refused} refused; ${frameCount} frames `
  + `compared, ${differing} differ by more than half a pixel, ${within} by less, ${several} where the page says `
  + `that several layouts are equally good; ${failed} runs failed, ${without} left out, of scenes that the `
  + 'command does not resize or that are not proven')
for (const [reason, count] of [...reasons].sort((a, b) => b[1] - a[1])) console.log(`  refused ${count}: ${reason}`)
process.exitCode = differing > 0 || (solved === 0 && chosen.length > 0) ? 1 : 0
