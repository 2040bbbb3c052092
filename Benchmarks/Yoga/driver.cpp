// Lays out what a workload lays out in Yoga, and prints the line of JSON that all drivers share.
// usage: yoga-driver LIBRARY WORKLOAD rounded|exact    (BUDGET seconds per phase)
//        yoga-driver LIBRARY screen FILE
//
// Yoga has boxes in boxes and no constraints: the same views in the same places, stated as a
// browser's flexbox would. What only constraints can say (a size in proportion to an uncle's) is not
// in the workloads; a grid needs a box more for each row. `setup` compiles Yoga's sources into this
// program, or takes the library inside a Python package, which is entered through its C interface.
#include "interface.hpp"
#include "screens.hpp"

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

static unsigned seed;
static float between(int low, int high) {
  seed = seed * 1664525u + 1013904223u;
  return float(low + int((seed >> 8) % unsigned(high - low + 1)));
}

/// Whether frames are rounded to whole points, as Yoga does if nothing else is said.
static bool isRounded = true;

/// Boxes with their children counted here, for inserting asks for the position.
struct Box {
  Node node = isRounded ? make() : makeUnrounded();
  unsigned count = 0;
  explicit Box(int axis = column) { direction(node, axis); }
  Box &add(const Box &child) {
    insert(node, child.node, count++);
    return *this;
  }
};

static Box leaf(float w, float h) {
  Box box;
  if (w > 0) width(box.node, w);
  if (h > 0) height(box.node, h);
  return box;
}

static Box equal(int axis) {
  Box box(axis);
  grow(box.node, 1);
  basis(box.node, 0);
  return box;
}

static void chain(Box &root, int count) {
  for (int i = 0; i < count; i++) {
    Box view = leaf(0, between(20, 80));
    margin(view.node, left, 16);
    margin(view.node, top, 8);
    root.add(view);
  }
}

static void nest(Box &parent, int depth) {
  if (depth == 0) return;
  for (int i = 0; i < 10; i++) {
    Box view = equal(depth % 2 == 0 ? column : row);
    if (i > 0) margin(view.node, depth % 2 == 0 ? left : top, 1);
    nest(view, depth - 1);
    parent.add(view);
  }
}

static void grid(Box &root, int size) {
  for (int i = 0; i < size; i++) {
    Box line = equal(row);
    margin(line.node, top, 1);
    for (int j = 0; j < size; j++) {
      Box view = equal(column);
      margin(view.node, left, 1);
      line.add(view);
    }
    root.add(line);
  }
}

static void feed(Box &root, int count) {
  for (int i = 0; i < count; i++) {
    Box cell;
    Box head(row), lines, foot(row), buttons(row), space = equal(row);
    margin(head.node, all, 12);
    head.add(leaf(48, 48));
    grow(lines.node, 1);
    shrink(lines.node, 1);
    margin(lines.node, left, 8);
    const int widths[3][2] = {{60, 330}, {60, 380}, {30, 80}};
    for (auto &range : widths) {
      Box line = leaf(between(range[0], range[1]), between(12, 18));
      margin(line.node, top, 2);
      lines.add(line);
    }
    head.add(lines).add(leaf(24, 24));
    Box text = leaf(0, between(17, 120)), image, rule = leaf(0, 1);
    margin(text.node, all, 12);
    aspect(image.node, 16.0f / 9);
    maxHeight(image.node, 220);
    foot.add(leaf(16, 16)).add(leaf(between(20, 180), 14)).add(space).add(
        leaf(between(40, 180), 14));
    for (int j = 0; j < 3; j++) {
      Box button = equal(row);
      height(button.node, 44);
      buttons.add(button);
    }
    cell.add(head).add(text).add(image).add(foot).add(rule).add(buttons);
    root.add(cell);
  }
}

static Node build(const char *name) {
  seed = 12345;
  const char *size = strrchr(name, '-');
  int count = size ? atoi(size + 1) : 0;
  Box root(strstr(name, "nested") ? (strlen(size) % 2 ? row : column) : column);
  if (strstr(name, "chain")) {
    chain(root, count);
  } else if (strstr(name, "nested")) {
    nest(root, int(strlen(size + 1)) - 1);
  } else if (strstr(name, "grid")) {
    grid(root, count);
  } else if (strstr(name, "feed")) {
    feed(root, count);
  } else {
    fprintf(stderr, "yoga-driver: no workload '%s' here\n", name);
    exit(64);
  }
  return root.node;
}

int main(int argc, char **argv) {
  bool isScreen = argc == 4 && !strcmp(argv[2], "screen");
  isRounded = argc == 4 && !strcmp(argv[3], "rounded");
  if (argc != 4 || !isScreen && !isRounded && strcmp(argv[3], "exact")) {
    fprintf(stderr, "usage: yoga-driver LIBRARY WORKLOAD rounded|exact | LIBRARY screen FILE\n");
    return 64;
  }
  open(argv[1]);
  if (isScreen) return measureScreen(argv[3]);
  const char *text = getenv("BUDGET");
  double budget = text ? atof(text) : 2;
  // A feed and a chain are as high as their cells, a grid and nested boxes as the window.
  bool isOpen = strstr(argv[2], "chain") || strstr(argv[2], "feed");
  float tall = isOpen ? __builtin_nanf("") : 812;
  const double cost = clockCost();
  std::vector<double> times;
  Node root = nullptr;
  double start = now();
  for (int repetition = 0; repetition < 2000; repetition++) {
    if (root) freeTree(root);
    double before = now();
    root = build(argv[2]);
    calculate(root, 375, tall, 1);
    times.push_back(now() - before - cost);
    if (now() - start > budget && repetition >= 2) break;
  }
  std::sort(times.begin(), times.end());
  double total = 0;
  int steps = 0;
  float wide = 375, change = 1;
  double sum = 0;
  while (steps < 1000 && total < budget) {
    wide += change;
    if (wide > 430) change = -1;
    if (wide < 320) change = 1;
    double before = now();
    calculate(root, wide, tall, 1);
    total += now() - before - cost;
    sum += resultHeight(root);
    steps++;
  }
  printf("{\"solver\":\"yoga\",\"init_ms\":%.6f,\"resize_us\":%.6f,\"height\":%.1f}\n",
         times[times.size() / 2] * 1e3, total / steps * 1e6, sum / steps);
}
