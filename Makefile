# The two commands of the README, and what else people run by hand.

PREFIX ?= $(HOME)/.local
# A recipe with a pipe fails where one of its commands does.
SHELL := bash
.SHELLFLAGS := -o pipefail -c

# Not optimized, whole modules at a time, without debug information: three fifths of the processor time of a debug build
# and of its tests, as swift-argument-parser checks each command's declaration again at each use where DEBUG is defined.
# SwiftPM waits for a module's code in any case, so its interface is not compiled beforehand, and twice.
# It has a folder of its own, so that `swift build` and `swift test` compile files by themselves.
QUICK = -c release --scratch-path .build/quick -debug-info-format none \
  -Xswiftc -Onone -Xswiftc -enable-testing -Xswiftc -no-emit-module-separately-wmo

.PHONY: demo test build-tests install bench format clean

# Sets up, builds, lays out and draws the examples.
demo:
	@Scripts/setup min
	@echo "Building the examples, the first time for about two minutes on 2 cores."
	swift run $(QUICK) purlin-demo out

# Sets up and runs all tests. `swift test` alone would compile with other flags than `swift build`, and again.
test:
	@Scripts/setup min
	@echo "Building the tests, the first time for about six minutes on 2 cores."
	swift build $(QUICK) --build-tests
	swift test $(QUICK) --skip-build $(ARGUMENTS) 2>&1 | Scripts/test-report

# Builds what `make test` runs.
build-tests:
	@Scripts/setup min
	swift build $(QUICK) --build-tests $(ARGUMENTS)

# Builds the command for release and installs it as PREFIX/bin/purlin.
install:
	@Scripts/setup min
	Scripts/install "$(PREFIX)"

# The solver against its peer and its own past; see Benchmarks/README.md.
bench:
	@Scripts/setup min
	cd Benchmarks && swift run -c release purlin-bench solver --kiwi "$$(Kiwi/setup)" --yoga "$$(Yoga/setup)"

format:
	swift format -i -r Package.swift Sources Tests Tools Examples Benchmarks Plugins PurlinSources

clean:
	rm -rf .build out
