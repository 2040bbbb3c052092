// Yoga's interface as the driver uses it: compiled with it, or entered through the C interface of the
// library inside a Python package.
#pragma once

#include "../clock.hpp"

#ifdef YOGA_SOURCES
#include <yoga/Yoga.h>
#else
#include <dlfcn.h>
#endif

#include <cstdio>
#include <cstdlib>

// From Yoga's public interface: YGFlexDirection, YGEdge, YGAlign, YGMeasureMode.
enum { column = 0, row = 2 };
enum { left = 0, top = 1, right = 2, bottom = 3, all = 8 };
enum { flexStart = 1 };
enum { undefined = 0, exactly = 1 };

#ifdef YOGA_SOURCES
using Node = YGNodeRef;
using NodeToMeasure = YGNodeConstRef;
using Size = YGSize;
using Measure = YGMeasureFunc;
using MeasureMode = YGMeasureMode;

static Node make() { return YGNodeNew(); }
static void insert(Node parent, Node child, unsigned index) {
  YGNodeInsertChild(parent, child, index);
}
static void calculate(Node node, float width, float height, int) {
  YGNodeCalculateLayout(node, width, height, YGDirectionLTR);
}
static void freeTree(Node node) { YGNodeFreeRecursive(node); }
static void direction(Node node, int axis) {
  YGNodeStyleSetFlexDirection(node, YGFlexDirection(axis));
}
static void width(Node node, float value) { YGNodeStyleSetWidth(node, value); }
static void height(Node node, float value) { YGNodeStyleSetHeight(node, value); }
static void maxHeight(Node node, float value) { YGNodeStyleSetMaxHeight(node, value); }
static void aspect(Node node, float value) { YGNodeStyleSetAspectRatio(node, value); }
static void grow(Node node, float value) { YGNodeStyleSetFlexGrow(node, value); }
static void shrink(Node node, float value) { YGNodeStyleSetFlexShrink(node, value); }
static void basis(Node node, float value) { YGNodeStyleSetFlexBasis(node, value); }
static void margin(Node node, int edge, float value) {
  YGNodeStyleSetMargin(node, YGEdge(edge), value);
}
static void alignItems(Node node, int align) { YGNodeStyleSetAlignItems(node, YGAlign(align)); }
static float resultLeft(Node node) { return YGNodeLayoutGetLeft(node); }
static float resultTop(Node node) { return YGNodeLayoutGetTop(node); }
static float resultWidth(Node node) { return YGNodeLayoutGetWidth(node); }
static float resultHeight(Node node) { return YGNodeLayoutGetHeight(node); }
static void context(Node node, void *value) { YGNodeSetContext(node, value); }
static void *contextOf(NodeToMeasure node) { return YGNodeGetContext(node); }
static void measure(Node node, Measure function) { YGNodeSetMeasureFunc(node, function); }
static void markDirty(Node node) { YGNodeMarkDirty(node); }

/// A node whose frame is not rounded to whole points.
static Node makeUnrounded() {
  static YGConfigRef config = nullptr;
  if (!config) {
    config = YGConfigNew();
    YGConfigSetPointScaleFactor(config, 0);
  }
  return YGNodeNewWithConfig(config);
}

static void open(const char *) {}
#else
using Node = void *;
using NodeToMeasure = void *;
struct Size {
  float width, height;
};
using MeasureMode = int;
using Measure = Size (*)(NodeToMeasure, float, MeasureMode, float, MeasureMode);

static Node (*make)();
static void (*insert)(Node, Node, unsigned);
static void (*calculate)(Node, float, float, int);
static void (*freeTree)(Node);
static void (*direction)(Node, int);
static void (*width)(Node, float);
static void (*height)(Node, float);
static void (*maxHeight)(Node, float);
static void (*aspect)(Node, float);
static void (*grow)(Node, float);
static void (*shrink)(Node, float);
static void (*basis)(Node, float);
static void (*margin)(Node, int, float);
static void (*alignItems)(Node, int);
static float (*resultLeft)(Node);
static float (*resultTop)(Node);
static float (*resultWidth)(Node);
static float (*resultHeight)(Node);
static void (*context)(Node, void *);
static void *(*contextOf)(NodeToMeasure);
static void (*measure)(Node, Measure);
static void (*markDirty)(Node);
static void *(*makeConfiguration)();
static void (*setPointScale)(void *, float);
static Node (*makeWith)(void *);

template <class Function>
static void load(void *library, const char *name, Function &function) {
  function = reinterpret_cast<Function>(dlsym(library, name));
  if (!function) {
    fprintf(stderr, "yoga-driver: the library has no %s\n", name);
    exit(66);
  }
}

static void open(const char *path) {
  // The library is a Python extension: its interpreter comes first.
  const char *interpreters[] = {PYTHON_LIBRARY, "libpython3.so"};
  for (auto name : interpreters)
    if (dlopen(name, RTLD_NOW | RTLD_GLOBAL)) break;
  void *library = dlopen(path, RTLD_LAZY);
  if (!library) {
    fprintf(stderr, "yoga-driver: %s\n", dlerror());
    exit(66);
  }
  load(library, "YGNodeNew", make);
  load(library, "YGNodeInsertChild", insert);
  load(library, "YGNodeCalculateLayout", calculate);
  load(library, "YGNodeFreeRecursive", freeTree);
  load(library, "YGNodeStyleSetFlexDirection", direction);
  load(library, "YGNodeStyleSetWidth", width);
  load(library, "YGNodeStyleSetHeight", height);
  load(library, "YGNodeStyleSetMaxHeight", maxHeight);
  load(library, "YGNodeStyleSetAspectRatio", aspect);
  load(library, "YGNodeStyleSetFlexGrow", grow);
  load(library, "YGNodeStyleSetFlexShrink", shrink);
  load(library, "YGNodeStyleSetFlexBasis", basis);
  load(library, "YGNodeStyleSetMargin", margin);
  load(library, "YGNodeStyleSetAlignItems", alignItems);
  load(library, "YGNodeLayoutGetLeft", resultLeft);
  load(library, "YGNodeLayoutGetTop", resultTop);
  load(library, "YGNodeLayoutGetWidth", resultWidth);
  load(library, "YGNodeLayoutGetHeight", resultHeight);
  load(library, "YGNodeSetContext", context);
  load(library, "YGNodeGetContext", contextOf);
  load(library, "YGNodeSetMeasureFunc", measure);
  load(library, "YGNodeMarkDirty", markDirty);
  load(library, "YGConfigNew", makeConfiguration);
  load(library, "YGConfigSetPointScaleFactor", setPointScale);
  load(library, "YGNodeNewWithConfig", makeWith);
}

/// A node whose frame is not rounded to whole points.
static Node makeUnrounded() {
  static void *configuration = nullptr;
  if (!configuration) {
    configuration = makeConfiguration();
    setPointScale(configuration, 0);
  }
  return makeWith(configuration);
}
#endif
