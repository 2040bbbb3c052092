// Numbers for Embedded Swift: the functions of a C library and a compiler's library that it calls.
// Reading a number from text is correctly rounded, as it is where Swift runs otherwise.
typedef unsigned int u32;
typedef unsigned long long u64;

double round(double x) {
  double whole = __builtin_trunc(x);
  return __builtin_fabs(x - whole) >= 0.5 ? whole + __builtin_copysign(1.0, x) : whole;
}

// The product of two 128-bit integers, which the compiler calls for overflow checks of 64-bit ones.
__int128 __multi3(__int128 a, __int128 b) {
  u64 al = (u64)a, bl = (u64)b;
  u64 a0 = (u32)al, a1 = al >> 32, b0 = (u32)bl, b1 = bl >> 32;
  u64 low = a0 * b0, one = a1 * b0, two = a0 * b1;
  u64 middle = (low >> 32) + (u32)one + (u32)two;
  u64 high = a1 * b1 + (one >> 32) + (two >> 32) + (middle >> 32);
  high += (u64)((unsigned __int128)a >> 64) * bl + al * (u64)((unsigned __int128)b >> 64);
  return (__int128)(((unsigned __int128)high << 64) | (middle << 32) | (u32)low);
}

// A natural number in words of 32 bits, the lowest first. 10^1140, the largest that is needed, has 3788
// bits; 800 digits shifted by less than that have fewer than 8192.
enum { WORDS = 272, DIGITS = 800 };
typedef struct { u32 word[WORDS]; int count; } Natural;

static void multiply(Natural *n, u32 factor, u32 addend) {
  u64 carry = addend;
  for (int i = 0; i < n->count; i++) {
    carry += (u64)n->word[i] * factor;
    n->word[i] = (u32)carry;
    carry >>= 32;
  }
  if (carry) n->word[n->count++] = (u32)carry;
}

static int bits(const Natural *n) {
  return n->count == 0 ? 0 : 32 * n->count - __builtin_clz(n->word[n->count - 1]);
}

static void shift(Natural *n, int by) {
  int words = by / 32, rest = by % 32;
  if (n->count == 0 || by == 0) return;
  for (int i = n->count - 1; i >= 0; i--) n->word[i + words] = n->word[i];
  for (int i = 0; i < words; i++) n->word[i] = 0;
  n->count += words;
  if (rest) multiply(n, (u32)1 << rest, 0);
}

static int compare(const Natural *a, const Natural *b) {
  if (a->count != b->count) return a->count < b->count ? -1 : 1;
  for (int i = a->count - 1; i >= 0; i--)
    if (a->word[i] != b->word[i]) return a->word[i] < b->word[i] ? -1 : 1;
  return 0;
}

static void subtract(Natural *a, const Natural *b) {
  u64 borrow = 0;
  for (int i = 0; i < a->count; i++) {
    u64 taken = (i < b->count ? b->word[i] : 0) + borrow;
    borrow = a->word[i] < taken;
    a->word[i] -= (u32)taken;
  }
  while (a->count > 0 && a->word[a->count - 1] == 0) a->count--;
}

static double power_of_two(int exponent) { // of a normal number
  u64 pattern = (u64)(exponent + 1023) << 52;
  double result;
  __builtin_memcpy(&result, &pattern, 8);
  return result;
}

/// The double nearest to `mantissa × 2^exponent`, to which less than one unit is added if `isMore`;
/// `mantissa` has 64 significant bits.
static double rounded(u64 mantissa, int exponent, int isMore) {
  int kept = 53;
  if (exponent + 63 < -1022) kept = 53 - (-1022 - (exponent + 63)); // subnormal
  if (kept < 0) return 0;
  if (exponent + 63 > 1023) return __builtin_inf();
  int dropped = 64 - kept;
  u64 half = (u64)1 << (dropped - 1);
  u64 rest = dropped == 64 ? mantissa : mantissa & (((u64)1 << dropped) - 1);
  u64 result = dropped == 64 ? 0 : mantissa >> dropped;
  if (rest > half || (rest == half && (isMore || (result & 1)))) result++;
  int power = exponent + dropped;
  double value = (double)result;
  // The result has at most 53 bits, so both products are exact, or the second is infinite.
  if (power < -1022) return value * power_of_two(-1022) * power_of_two(power + 1022);
  if (power > 1000) return value * power_of_two(1000) * power_of_two(power - 1000);
  return value * power_of_two(power);
}

/// The double nearest to `digits × 10^exponent`.
static double decimal(Natural *digits, int exponent) {
  static Natural divisor;
  if (digits->count == 0) return 0;
  divisor.word[0] = 1;
  divisor.count = 1;
  for (int i = 0; i < exponent; i++) multiply(digits, 10, 0);
  for (int i = 0; i > exponent; i--) multiply(&divisor, 10, 0);
  // Scaled so that the quotient is at least 1 and less than 4.
  int scale = bits(digits) - bits(&divisor);
  if (scale > 0) shift(&divisor, scale); else shift(digits, -scale);
  if (compare(digits, &divisor) < 0) { shift(digits, 1); scale--; }
  u64 mantissa = 0;
  for (int i = 0; i < 64; i++) {
    mantissa <<= 1;
    if (compare(digits, &divisor) >= 0) { subtract(digits, &divisor); mantissa |= 1; }
    shift(digits, 1);
  }
  return rounded(mantissa, scale - 63, digits->count > 0);
}

static int digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  c |= 32;
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : 99;
}

static const char *word(const char *text, const char *word) {
  while (*word) if ((*text++ | 32) != *word++) return 0;
  return text;
}

/// Reads what follows `e` or `p`; returns where it ends, or `text` if there is no exponent.
static const char *exponent(const char *text, char sign, int *value) {
  if ((*text | 32) != sign) return text;
  const char *p = text + 1;
  int isNegative = *p == '-';
  if (*p == '-' || *p == '+') p++;
  if (digit(*p) > 9) return text;
  int number = 0;
  for (; digit(*p) <= 9; p++) if (number < 100000) number = 10 * number + digit(*p);
  *value += isNegative ? -number : number;
  return p;
}

static const char *hexadecimal(const char *p, double *result) {
  u64 mantissa = 0;
  int power = 0, isMore = 0, count = 0, hasPoint = 0;
  for (;; p++) {
    if (*p == '.' && !hasPoint) { hasPoint = 1; continue; }
    if (digit(*p) > 15) break;
    count++;
    if (mantissa >> 60) { isMore |= digit(*p) != 0; if (!hasPoint) power += 4; continue; }
    mantissa = 16 * mantissa + digit(*p);
    if (hasPoint) power -= 4;
  }
  if (count == 0) return 0;
  p = exponent(p, 'p', &power);
  if (mantissa == 0) { *result = 0; return p; }
  int empty = __builtin_clzll(mantissa);
  *result = rounded(mantissa << empty, power - empty, isMore);
  return p;
}

static const char *magnitude(const char *p, double *result) {
  static Natural digits;
  const char *end;
  if ((end = word(p, "infinity")) || (end = word(p, "inf"))) { *result = __builtin_inf(); return end; }
  if ((end = word(p, "nan"))) { *result = __builtin_nan(""); return end; }
  if (p[0] == '0' && (p[1] | 32) == 'x') return hexadecimal(p + 2, result);
  int power = 0, kept = 0, count = 0, hasPoint = 0, isMore = 0;
  u64 small = 0;
  digits.count = 0;
  for (;; p++) {
    if (*p == '.' && !hasPoint) { hasPoint = 1; continue; }
    if (digit(*p) > 9) break;
    count++;
    if (kept >= DIGITS) { isMore |= *p != '0'; if (!hasPoint) power++; continue; }
    multiply(&digits, 10, digit(*p));
    if (kept < 18) small = 10 * small + digit(*p);
    if (digits.count > 0) kept++;
    if (hasPoint) power--;
  }
  if (count == 0) return 0;
  p = exponent(p, 'e', &power);
  if (kept <= 15 && power >= -22 && power <= 22) { // both are exact, so one operation rounds once
    double ten = 1;
    for (int i = 0; i < (power < 0 ? -power : power); i++) ten *= 10;
    *result = power < 0 ? (double)small / ten : (double)small * ten;
    return p;
  }
  // No decimal of more than 767 digits is halfway between two doubles: one more digit decides.
  if (isMore) { multiply(&digits, 10, 1); power--; kept++; }
  if (kept + power > 310) *result = __builtin_inf();
  else if (kept + power < -325) *result = 0;
  else *result = decimal(&digits, power);
  return p;
}

const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  int isNegative = *text == '-';
  if (*text == '-' || *text == '+') text++;
  const char *end = magnitude(text, result);
  if (!end) return 0;
  if (isNegative) *result = -*result;
  return end;
}
