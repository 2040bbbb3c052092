# Read by the steps of action.yml: the words of an input, and errors as annotations.

# fail MESSAGE: ends the step with an annotation. The message may quote an input: in a workflow command,
# '%' and line breaks are escaped (GitHub Docs, "Workflow commands for GitHub Actions").
fail() {
  local message=$1
  message=${message//'%'/%25}
  message=${message//$'\r'/%0D}
  message=${message//$'\n'/%0A}
  printf '::error::%s\n' "$message"
  exit 2
}

# split TEXT INPUT: puts the words of the text of an input into the array `words`.
#
# Words are separated by blanks and line breaks, as a shell does: 'single' and "double" quotes hold
# blanks, a backslash takes the next character as it is (between double quotes only $, `, ", \ and line
# breaks). Nothing is expanded: no variable, no pattern, no tilde.
split() {
  local text=$1 name=$2 word='' inWord=false quote='' character next
  local -i index length=${#1}
  words=()
  for ((index = 0; index < length; index++)); do
    character=${text:index:1}
    # The quotation mark around it, if any, and the character.
    case "$quote $character" in
      "' '" | '" "') quote='' ;;
      "' "?) word+=$character ;;
      ' \' | '" \')
        ((index += 1, index < length)) || fail "the input '$name' ends with a backslash"
        next=${text:index:1}
        # A backslash at the end of a line joins it with the next one.
        if [[ ${text:index:2} == $'\r\n' ]]; then
          ((index += 1))
          continue
        fi
        [[ $next != $'\n' ]] || continue
        if [[ $quote == '"' && $next != [\$\`\"\\] ]]; then word+='\'; fi
        word+=$next
        inWord=true ;;
      '" '?) word+=$character ;;
      " '" | ' "')
        quote=$character
        inWord=true ;;
      '  ' | $' \t' | $' \r' | $' \n')
        if $inWord; then words+=("$word"); fi
        word=''
        inWord=false ;;
      *)
        word+=$character
        inWord=true ;;
    esac
  done
  [[ -z $quote ]] || fail "the input '$name' has a quotation mark ($quote) without its second one"
  if $inWord; then words+=("$word"); fi
}

# choice VALUE INPUT WORD…: ends the step unless the value of the input is one of the words.
choice() {
  local value=$1 name=$2 word
  shift 2
  for word in "$@"; do [[ $value != "$word" ]] || return 0; done
  fail "the input '$name' is $(printf "'%s' " "$@")and not '$value'"
}
