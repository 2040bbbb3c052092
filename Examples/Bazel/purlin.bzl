"""Rules that check storyboards and xibs with Purlin.

Both rules take the documents of a package and what belongs to them: translations, asset catalogs, fonts,
Info.plist and `.purlin.json`. What is not declared is not there when the action runs, so Bazel's own
caches, local or remote, know all that a result depends on.
"""

_ATTRIBUTES = {
    "srcs": attr.label_list(
        allow_files = [".storyboard", ".xib"],
        mandatory = True,
        doc = "The documents, in the package's folder or below.",
    ),
    "data": attr.label_list(
        allow_files = True,
        doc = "What documents use: translations, asset catalogs, fonts, Info.plist.",
    ),
    "config": attr.label(
        allow_single_file = True,
        doc = "Settings, as in `.purlin.json`.",
    ),
    "options": attr.string_list(
        doc = "Further options of `purlin check`, such as `--strict`.",
    ),
    "purlin": attr.label(
        default = "@purlin//:bin/purlin",
        allow_single_file = True,
        doc = "The command: `bin/purlin` of a release's archive.",
    ),
}

def _options(ctx):
    settings = ["--config", ctx.file.config.path] if ctx.file.config else ["--no-config"]
    return settings + ctx.attr.options

def _quoted(words):
    return " ".join(["'" + word.replace("'", "'\\''") + "'" for word in words])

def _folder(ctx):
    return ctx.label.package or "."

def _lint_test_impl(ctx):
    launcher = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(launcher, is_executable = True, content = """#!/usr/bin/env bash
set -uo pipefail
lint=({purlin} check {folder} {options} --cache "${{TEST_TMPDIR:-/tmp}}/purlin")
if [ -n "${{TEST_TOTAL_SHARDS:-}}" ] && [ "$TEST_TOTAL_SHARDS" -gt 1 ]; then
  touch "$TEST_SHARD_STATUS_FILE"
  lint+=(--shard "$((TEST_SHARD_INDEX + 1))/$TEST_TOTAL_SHARDS")
fi
status=0
"${{lint[@]}}" || status=$?
# The same findings for programs that show test results; nothing is checked a second time.
"${{lint[@]}}" --format junit --output "${{XML_OUTPUT_FILE:-/dev/null}}" 2>/dev/null
exit "$status"
""".format(
        purlin = _quoted([ctx.file.purlin.short_path]),
        folder = _quoted([_folder(ctx)]),
        options = _quoted(
            (["--config", ctx.file.config.short_path] if ctx.file.config else ["--no-config"]) +
            ctx.attr.options,
        ),
    ))
    files = ctx.files.srcs + ctx.files.data + ctx.files.config + [ctx.file.purlin]
    return [DefaultInfo(executable = launcher, runfiles = ctx.runfiles(files = files))]

purlin_lint_test = rule(
    implementation = _lint_test_impl,
    test = True,
    attrs = _ATTRIBUTES,
    doc = "Fails if documents have errors. With `shard_count = n`, Bazel runs n parts in parallel.",
)

def _lint_report_impl(ctx):
    inputs = ctx.files.srcs + ctx.files.data + ctx.files.config
    parts = []
    for number in range(1, ctx.attr.shards + 1):
        part = ctx.actions.declare_file("%s.%d.%s" % (ctx.label.name, number, ctx.attr.format))
        ctx.actions.run_shell(
            outputs = [part],
            inputs = inputs,
            tools = [ctx.file.purlin],
            # Findings are no error of the build; documents that cannot be read are.
            command = "\"$@\" 2>/dev/null || [ $? -eq 1 ]",
            arguments = [ctx.file.purlin.path, "check", _folder(ctx)] + _options(ctx) + [
                "--no-cache",
                "--jobs",
                "1",
                "--format",
                ctx.attr.format,
                "--shard",
                "%d/%d" % (number, ctx.attr.shards),
                "--output",
                part.path,
            ],
            mnemonic = "PurlinLint",
            progress_message = "Checking layout of %s, part %d of %d" % (
                ctx.label.package,
                number,
                ctx.attr.shards,
            ),
        )
        parts.append(part)
    report = ctx.actions.declare_file("%s.%s" % (ctx.label.name, ctx.attr.format))
    ctx.actions.run_shell(
        outputs = [report],
        inputs = parts,
        tools = [ctx.file.purlin],
        command = "\"$@\" 2>/dev/null || [ $? -eq 1 ]",
        arguments = [ctx.file.purlin.path, "report", "merge", "--output", report.path] +
                    [part.path for part in parts],
        mnemonic = "PurlinMerge",
    )
    return [DefaultInfo(files = depset([report]))]

purlin_lint_report = rule(
    implementation = _lint_report_impl,
    attrs = dict(
        _ATTRIBUTES,
        format = attr.string(default = "sarif", values = ["sarif", "json", "junit"]),
        shards = attr.int(default = 1, doc = "The number of actions, which run on any machine."),
    ),
    doc = "Writes a report of all findings, in parts that are merged.",
)
