// A screen that `purlin-bench screens` wrote as boxes, laid out by Yoga: first layout, rotation, and a
// text changed. The sizes of texts are given; Yoga asks for them through its measure function.
//
// A line for each box, the parent first:
//   depth axis width height grows left top right bottom  TEXT  x y width height  x y width height
// with the margins, and the frames in portrait and landscape as Purlin finds them. -1 is no size. TEXT is
// the number of pairs that follow: the size on one line, then the sizes at widths that occur; 0 for none.
// The last line is `change BOX TEXT`: another text of one box.
#pragma once

#include "interface.hpp"

#include <malloc.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

struct Text {
  std::vector<Size> sizes;
};

struct ScreenBox {
  int depth, axis;
  float width, height;
  bool grows;
  float margins[4];
  Text text;
  float frames[2][4];
};

static Text readText(std::istream &input) {
  Text text;
  int count;
  input >> count;
  for (int i = 0; i < count; i++) {
    Size size;
    input >> size.width >> size.height;
    text.sizes.push_back(size);
  }
  return text;
}

/// The size on one line if there is room, otherwise that at the nearest width that occurs.
static Size sizeOf(NodeToMeasure node, float width, MeasureMode mode, float, MeasureMode) {
  auto &sizes = static_cast<Text *>(contextOf(node))->sizes;
  if (int(mode) == undefined || width >= sizes[0].width - 0.01f)
    return {int(mode) == exactly ? width : sizes[0].width, sizes[0].height};
  Size best = sizes[0];
  float distance = INFINITY;
  for (size_t i = 1; i < sizes.size(); i++)
    if (std::abs(sizes[i].width - width) < distance) {
      distance = std::abs(sizes[i].width - width);
      best = sizes[i];
    }
  return {width, best.height};
}

struct Screen {
  std::vector<ScreenBox> boxes;
  std::vector<Node> nodes;
  int changed = -1;
  Text otherText;

  explicit Screen(const char *path) {
    std::ifstream input(path);
    std::string word;
    while (input >> word) {
      if (word == "change") {
        input >> changed;
        otherText = readText(input);
        break;
      }
      ScreenBox box;
      box.depth = atoi(word.c_str());
      input >> box.axis >> box.width >> box.height >> box.grows;
      for (auto &margin : box.margins) input >> margin;
      box.text = readText(input);
      for (auto &frame : box.frames)
        for (auto &number : frame) input >> number;
      boxes.push_back(box);
    }
    if (!input || boxes.empty()) {
      fprintf(stderr, "yoga-driver: %s is not a screen\n", path);
      exit(65);
    }
  }

  void build() {
    nodes.clear();
    std::vector<Node> parents;
    std::vector<unsigned> counts;
    for (auto &box : boxes) {
      Node node = makeUnrounded();
      direction(node, box.axis);
      if (box.axis == row) alignItems(node, flexStart);
      if (box.width >= 0) width(node, box.width);
      if (box.height >= 0) height(node, box.height);
      if (box.grows) {
        grow(node, 1);
        shrink(node, 1);
        basis(node, 0);
      }
      for (int edge = left; edge <= bottom; edge++)
        if (box.margins[edge] != 0) margin(node, edge, box.margins[edge]);
      if (!box.text.sizes.empty()) {
        context(node, &box.text);
        measure(node, sizeOf);
      }
      parents.resize(box.depth);
      counts.resize(box.depth + 1);
      if (!parents.empty()) insert(parents.back(), node, counts[box.depth]++);
      parents.push_back(node);
      counts.push_back(0);
      nodes.push_back(node);
    }
  }

  void layOut(int orientation) {
    calculate(nodes[0], boxes[0].frames[orientation][2], NAN, 1);
  }

  /// How many frames differ from Purlin's by more than half a point.
  int differences(int orientation) const {
    int count = 0;
    for (size_t i = 0; i < boxes.size(); i++) {
      float found[4] = {resultLeft(nodes[i]), resultTop(nodes[i]), resultWidth(nodes[i]),
                        resultHeight(nodes[i])};
      bool differs = false;
      for (int k = 0; k < 4; k++)
        if (!(std::abs(found[k] - boxes[i].frames[orientation][k]) <= 0.5f)) differs = true;
      if (differs && count++ < 5)
        fprintf(stderr, "box %zu: %g %g %g %g instead of %g %g %g %g\n", i, found[0], found[1],
                found[2], found[3], boxes[i].frames[orientation][0],
                boxes[i].frames[orientation][1], boxes[i].frames[orientation][2],
                boxes[i].frames[orientation][3]);
    }
    return count;
  }
};

static size_t allocated() {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

static int measureScreen(const char *path) {
  Screen screen(path);
  size_t bytes = allocated();
  screen.nodes.reserve(screen.boxes.size());
  screen.build();
  screen.layOut(0);
  bytes = allocated() - bytes;
  int differences = screen.differences(0);
  screen.layOut(1);
  differences += screen.differences(1);

  double first = INFINITY, rotation = INFINITY, change = INFINITY;
  for (int round = 0; round < 200; round++) {
    freeTree(screen.nodes[0]);
    double before = now();
    screen.build();
    screen.layOut(0);
    first = std::min(first, now() - before);
    before = now();
    screen.layOut(1);
    rotation = std::min(rotation, now() - before);
    screen.layOut(0);
    std::swap(screen.boxes[screen.changed].text, screen.otherText);
    before = now();
    markDirty(screen.nodes[screen.changed]);
    screen.layOut(0);
    change = std::min(change, now() - before);
    std::swap(screen.boxes[screen.changed].text, screen.otherText);
  }
  printf("{\"solver\":\"yoga\",\"first_ms\":%.6f,\"rotation_ms\":%.6f,\"text_ms\":%.6f,"
         "\"bytes\":%zu.0,\"differences\":%d.0}\n",
         first * 1e3, rotation * 1e3, change * 1e3, bytes, differences);
  return 0;
}
