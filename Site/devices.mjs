// Screens of devices for the editor, as Purlin's catalogue has them; a test compares the numbers.

/// The margins and the safe area are [top, left, bottom, right], in points.
export const screens = [
  { name: 'any size' },
  { name: 'iPhone SE (3rd generation)', width: 375, height: 667, scale: 2, safe: [20, 0, 0, 0], margins: [0, 16, 0, 16] },
  { name: 'iPhone SE (3rd generation), landscape', width: 667, height: 375, scale: 2, safe: [0, 0, 0, 0], margins: [0, 16, 0, 16] },
  { name: 'iPhone 15', width: 393, height: 852, scale: 3, safe: [59, 0, 34, 0], margins: [0, 16, 0, 16] },
  { name: 'iPhone 15, landscape', width: 852, height: 393, scale: 3, safe: [0, 59, 21, 59], margins: [0, 16, 0, 16] },
  { name: 'iPad Pro (11-inch) (4th generation)', width: 834, height: 1194, scale: 2, safe: [24, 0, 20, 0], margins: [0, 20, 0, 20] },
  { name: 'iPad Pro (11-inch) (4th generation), landscape', width: 1194, height: 834, scale: 2, safe: [24, 0, 20, 0], margins: [0, 20, 0, 20] },
]
