internal import SourceReading

/// An expression of Swift or Objective-C, with the place at which it begins.
///
/// A message `[a b:c d:e]` is the call `a.b(c, d: e)`.
struct Expression {
  indirect enum Form {
    case number(Double)
    case text(String)
    case name(String)
    /// `.name`, whose type the context has.
    case implicit(String)
    case member(Expression, String)
    case call(Expression, [Argument])
    case element(Expression, Expression)
    case list([Expression])
    case table([(Expression, Expression)])
    case negation(Expression)
    case operation(String, Expression, Expression)
    /// `test ? one : other`
    case choice(Expression, Expression, Expression)
    case closure([String], [Statement])
    /// Something that is never a number, a view or a constraint.
    case other
  }

  struct Argument {
    var label: String?
    var value: Expression
  }

  var form: Form
  var place: SourcePlace

  /// The names of a chain such as `self.view`; nil for another expression.
  var chain: String? {
    switch form {
    case .name(let name): name
    case .member(let base, let name): base.chain.map { $0 + "." + name }
    default: nil
    }
  }
}

/// A statement with the tokens that it consists of.
struct Statement {
  indirect enum Form {
    /// `let name: Type = value`
    case declaration(names: [String], type: String?, value: Expression?)
    /// `target = value`, also `+=` and `-=`.
    case assignment(Expression, String, Expression)
    case expression(Expression)
    case loop([String], Expression, [Statement])
    case function(Function)
    /// A type with its first superclass or protocol, and its members.
    case type(String, String?, [Statement])
    case block([Statement])
    /// `if`, with its branches.
    case branch([Condition], [Statement], [Statement])
    /// `guard`, with what is done if a condition does not hold.
    case guarded([Condition], [Statement])
    case result(Expression?)
    case unread
  }

  enum Condition {
    /// `#available`, which holds.
    case available
    case test(Expression)
    /// `let name = value`
    case binding(String, Expression)
  }

  struct Function {
    var name: String
    /// The parameters: labels and names.
    var parameters: [(label: String?, name: String)]
    var body: [Statement]
  }

  var form: Form
  /// The indices of its tokens.
  var tokens: Range<Int>
}
