# The two commands of the README, and what else people run by hand.

.PHONY: demo test bench format clean

# Sets up, builds, lays out and draws the examples.
demo:
	@Scripts/setup min
	swift run -c release purlin-demo out

# Sets up and runs all tests.
test:
	@Scripts/setup min
	swift test

# The solver against its peer and its own past; see Benchmarks/README.md.
bench:
	@Scripts/setup min
	cd Benchmarks && swift run -c release purlin-bench solver --kiwi "$$(Kiwi/setup)" --yoga "$$(Yoga/setup)"

format:
	swift format -i -r Package.swift Sources Tests Tools Examples Benchmarks PurlinSources

clean:
	rm -rf .build out
