// Runs one workload in kiwi and prints the line of JSON that all drivers share.
// usage: kiwi-driver FILE natural|best   (BUDGET seconds per phase)
//
// "natural" adds constraints as an app makes them, "best" as kiwi likes most: equalities first, by
// falling strength. Kiwi has weights in place of levels; each priority gets one far from the others.
#include "../clock.hpp"

#include <kiwi/kiwi.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <functional>
#include <map>
#include <string>
#include <vector>

struct Row {
  double priority;
  int relation;
  double constant;
  std::vector<std::pair<int, double>> terms;
};

struct Workload {
  int variables = 0, edit = 0;
  double value = 0;
  std::vector<Row> rows;
  std::vector<double> resizes;
  std::vector<std::pair<int, double>> constants;
  std::vector<std::vector<int>> cells;
};

static Workload read(const char *path) {
  Workload w;
  FILE *f = fopen(path, "r");
  if (!f) {
    perror(path);
    exit(66);
  }
  char tag;
  while (fscanf(f, " %c", &tag) == 1) {
    int n = 0;
    if (tag == 'P') {
      if (fscanf(f, "%d %d %d %lf", &w.variables, &n, &w.edit, &w.value) != 4) exit(65);
    } else if (tag == 'C') {
      Row r;
      if (fscanf(f, "%lf %d %lf %d", &r.priority, &r.relation, &r.constant, &n) != 4) exit(65);
      while (n-- > 0) {
        int v;
        double c;
        if (fscanf(f, "%d %lf", &v, &c) != 2) exit(65);
        r.terms.push_back({v, c});
      }
      w.rows.push_back(r);
    } else {
      if (fscanf(f, "%d", &n) != 1) exit(65);
      if (tag == 'L') w.cells.emplace_back();
      for (int i = 0; i < n && tag != 'D'; i++) {
        int id = 0;
        double d = 0;
        if (tag == 'R') {
          if (fscanf(f, "%lf", &d) != 1) exit(65);
          w.resizes.push_back(d);
        } else if (tag == 'K') {
          if (fscanf(f, "%d %lf", &id, &d) != 2) exit(65);
          w.constants.push_back({id, d});
        } else {
          if (fscanf(f, "%d", &id) != 1) exit(65);
          w.cells.back().push_back(id);
        }
      }
    }
  }
  fclose(f);
  return w;
}

static double strength(double p) {
  if (p >= 1000) return kiwi::strength::required;
  if (p >= 999) return 1e8;
  if (p >= 998) return 1e7;
  if (p >= 750) return 1e6;
  if (p >= 749) return 1e5;
  if (p >= 500) return 1e3;
  return p >= 251 ? 10 : 1;
}

struct Session {
  const Workload &w;
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;

  explicit Session(const Workload &workload) : w(workload) {}

  kiwi::Constraint make(int i, double constant) {
    const Row &r = w.rows[i];
    std::vector<kiwi::Term> terms;
    for (auto &t : r.terms) terms.emplace_back(variables[t.first], t.second);
    auto op = r.relation == 0 ? kiwi::OP_EQ : r.relation > 0 ? kiwi::OP_GE : kiwi::OP_LE;
    return kiwi::Constraint(kiwi::Expression(terms, constant), op, strength(r.priority));
  }

  void build(const std::vector<int> &order) {
    variables.resize(w.variables);
    constraints.resize(w.rows.size());
    solver.addEditVariable(variables[w.edit], strength(999));
    solver.suggestValue(variables[w.edit], w.value);
    for (int i : order) {
      constraints[i] = make(i, w.rows[i].constant);
      solver.addConstraint(constraints[i]);
    }
    solver.updateVariables();
  }

  void resize(double value) {
    solver.suggestValue(variables[w.edit], value);
    solver.updateVariables();
  }

  void move(int i, double constant) {
    solver.removeConstraint(constraints[i]);
    constraints[i] = make(i, constant);
    solver.addConstraint(constraints[i]);
    solver.updateVariables();
  }

  void swap(const std::vector<int> &cell) {
    for (int i : cell) solver.removeConstraint(constraints[i]);
    solver.updateVariables();
    for (int i : cell) solver.addConstraint(constraints[i]);
    solver.updateVariables();
  }
};

static double phase(size_t count, double budget, const std::function<void(size_t)> &step) {
  const double cost = clockCost();
  double start = now(), total = 0;
  size_t i = 0, chunk = 1;
  while (i < count) {
    size_t end = std::min(count, i + chunk);
    double before = now();
    for (; i < end; i++) step(i);
    double spent = now() - before - cost;
    total += spent;
    if (now() - start > budget) break;
    if (spent < budget / 50) chunk = std::min<size_t>(chunk * 2, 128);
  }
  return i ? total / i * 1e6 : NAN;
}

static void line(double init, double resize, double konst, double cell, const char *error) {
  auto number = [](double d) { return std::isnan(d) ? std::string("null") : std::to_string(d); };
  printf(
    "{\"solver\":\"kiwi\",\"init_ms\":%s,\"resize_us\":%s,\"konst_us\":%s,\"cell_us\":%s,"
    "\"error\":\"%s\"}\n",
    number(init).c_str(), number(resize).c_str(), number(konst).c_str(), number(cell).c_str(),
    error);
  fflush(stdout);
}

int main(int argc, char **argv) {
  if (argc < 3) return 64;
  Workload w = read(argv[1]);
  double budget = getenv("BUDGET") ? atof(getenv("BUDGET")) : 4;
  std::vector<int> order(w.rows.size());
  for (size_t i = 0; i < order.size(); i++) order[i] = i;
  if (!strcmp(argv[2], "best"))
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
      bool x = w.rows[a].relation != 0, y = w.rows[b].relation != 0;
      return x != y ? x < y : w.rows[a].priority > w.rows[b].priority;
    });
  double init = NAN, resize = NAN, konst = NAN, cell = NAN;
  const char *error = "";
  try {
    const double cost = clockCost();
    std::vector<double> times;
    Session *session = nullptr;
    double start = now();
    for (int i = 0; i < 200; i++) {
      delete session;
      session = new Session(w);
      double before = now();
      session->build(order);
      times.push_back(now() - before - cost);
      if (now() - start > budget) break;
    }
    std::sort(times.begin(), times.end());
    init = times[times.size() / 2] * 1e3;
    line(init, resize, konst, cell, error);
    resize = phase(w.resizes.size(), budget, [&](size_t i) { session->resize(w.resizes[i]); });
    line(init, resize, konst, cell, error);
    konst = phase(w.constants.size(), budget, [&](size_t i) {
      session->move(w.constants[i].first, w.constants[i].second);
    });
    cell = phase(w.cells.size(), budget, [&](size_t i) { session->swap(w.cells[i]); });
  } catch (std::exception &e) {
    error = "threw";
  } catch (...) {
    error = "threw";
  }
  line(init, resize, konst, cell, error);
}
