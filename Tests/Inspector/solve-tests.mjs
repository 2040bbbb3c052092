// Tests of the page's own script for changed constraints, without a browser: node --test solve-tests.mjs
import assert from 'node:assert/strict'
import test from 'node:test'
import { declarations } from './comparison.mjs'

const { ChangedScene } = declarations(['data.js', 'solve.js'], ['ChangedScene'])
const frame = (width) => ({ x: 0, y: 0, width, height: 44 })

test('a root view with insets of its own, such as a cell, is not refused unless its frame changes', () => {
  const scene = { items: [{ name: 'Cell' }] }
  const tree = { views: [0], parents: [-1], guides: [], owners: [] }
  const system = { views: [0, 1, 2, 3], facts: [{ view: 0, surroundings: [8, 8, 8, 8] }] }
  const effect = (width) => ChangedScene.effect(scene, tree, system, [frame(320)], [frame(width)])
  assert.equal(effect(320), '')
  assert.equal(effect(300), 'the frame of Cell in the scene changes')
})
