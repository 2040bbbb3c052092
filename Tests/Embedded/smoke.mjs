// Loads the solver as WebAssembly and asks it for a small layout.
import { readFileSync } from 'node:fs'

const bytes = readFileSync(process.argv[2])
const module = new WebAssembly.Module(bytes)
const imports = WebAssembly.Module.imports(module)
if (imports.length > 0) throw new Error(`imports something: ${JSON.stringify(imports)}`)
const solver = new WebAssembly.Instance(module, {}).exports

function expect(actual, expected, claim) {
  if (Math.abs(actual - expected) > 1e-9) throw new Error(`${claim}: ${actual}, not ${expected}`)
}
function constraint(terms, relation, constant, priority = 1000) {
  for (const [variable, coefficient] of terms) solver.term(variable, coefficient)
  return solver.constraint(relation, constant, priority)
}

// A label and a field side by side in a window; the label hugs its 80 points.
const [window, label, field] = [0, 0, 0].map(() => solver.variable(0, Infinity))
const size = constraint([[window, 1]], 0, 320)
constraint([[label, 1], [field, 1], [window, -1]], 0, -8)
constraint([[label, 1]], 1, 80, 750)
constraint([[label, 1]], -1, 80, 250)
expect(solver.solve(), 0, 'conflicts')
expect(solver.value(field), 232, 'field')
expect(solver.isDetermined(field), 1, 'determined')
for (let width = 0; width <= 1000; width++) {
  solver.setConstant(size, width)
  solver.solve()
  expect(solver.value(field), Math.max(0, width - 88), `field in ${width}`)
  if (width >= 8) expect(solver.value(label), Math.min(80, width - 8), `label in ${width}`)
}
constraint([[window, 1]], 0, 5)
expect(solver.solve(), 1, 'a conflict')

// Ten thousand rows, for memory that grows.
solver.reset()
let last = solver.variable(-Infinity, Infinity)
constraint([[last, 1]], 0, 1)
for (let i = 0; i < 10000; i++) {
  const next = solver.variable(-Infinity, Infinity)
  constraint([[next, 1], [last, -1]], 0, 1)
  last = next
}
solver.solve()
expect(solver.value(last), 10001, 'a chain')
if (constraint([[last, NaN]], 0, 1) !== -1) throw new Error('NaN was accepted')
console.log(`wasm solver: ${bytes.length} bytes, no imports, works`)
