// What the programs have in common that compare pages of `purlin inspect` with the command.
import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import vm from 'node:vm'

/// The arguments: `number` takes an option with a number from `paths`.
export class Arguments {
  constructor() { this.paths = process.argv.slice(2) }

  number(name, otherwise) {
    const index = this.paths.indexOf(`--${name}`)
    return index < 0 ? otherwise : Number(this.paths.splice(index, 2)[1])
  }
}

/// Returns declarations of the page's own scripts, which need no browser.
export function declarations(files, names, globals = {}) {
  const folder = join(dirname(fileURLToPath(import.meta.url)), '../../Sources/CInspectorPage/Resources')
  const source = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  return vm.runInNewContext(`${source}; ({ ${names.join(', ')} })`, globals)
}

/// Returns a generator of numbers from 0 to 1.
export function random(seed) {
  let state = seed
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
    return (Math.imul(state ^ (state >>> 12), 0x297a2d39) >>> 0) / 2 ** 32
  }
}

/// Returns at most `limit` documents of files and folders, evenly chosen.
export function documents(paths, limit) {
  const all = paths.flatMap((path) => (statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true }).sort().filter((name) => /\.(storyboard|xib)$/.test(name))
      .map((name) => join(path, name)) : [path]))
  const step = Math.max(1, all.length / limit)
  return Array.from({ length: Math.min(limit, all.length) }, (_, index) => all[Math.floor(index * step)])
}

/// Returns what the command prints, or null if it fails; findings are no failure.
export function run(purlin, ...words) {
  try {
    return execFileSync(purlin, words, { encoding: 'utf8', maxBuffer: 1 << 30,
      stdio: ['ignore', 'pipe', 'ignore'], timeout: 300_000 })
  } catch (error) { return error.stdout && error.status === 1 ? error.stdout : null }
}

/// Returns the ids and frames of a view and its subviews.
export function frames(view, into = []) {
  into.push([view.id, view.frame])
  for (const subview of view.subviews ?? []) frames(subview, into)
  return into
}

/// Returns the data of a page.
export function pageData(page) {
  return JSON.parse(/<script type="application\/json" id="data">(.*?)<\/script>/s.exec(page)[1])
}
