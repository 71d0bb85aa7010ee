/** Verbs by which a message orders copy. They are never its topic. */
const COMMAND =
  /^(?:write|give|make|create|generate|draft|suggest|do|need|want|get|list|share|find|think of|come up with|brainstorm|help|prepare|compose|provide|propose|recommend|tell|rewrite|describe|organi[sz]e)\b\s*/i;
/** Verbs that are nouns too: "Plan a week", but "Print shop". */
const MAYBE_COMMAND =
  /^(?:plan|schedule|produce|craft|design|build|show|send|pick|print|post|outline)\b\s*(?=$|(?:me|us|an?|the|some|any|my|our|several|few|more|up|\d+|one|two|three|four|five|six|seven|eight|nine|ten|catchy|short|new|instagram|tiktok|youtube|linkedin|twitter|facebook|pinterest)\b)/i;
const BEFORE =
  /^(?:please|hi|hello|hey|now|ok(?:ay)?|also|then|let['’]?s|lets)[,!\s]+|^(?:can|could|would|will) (?:you|u|i|we)\s+/i;
const WANTS = /^(?:i|we)(?:['’]d| would)? (?:need|want|like|have|am|are|run|make|sell|own)\b\s*(?:to\b\s*)?/i;
const FOR_ME = /^(?:me|us)\b\s*/i;

/** A line without the words that order: "Please plan a week of posts" is "a week of posts". */
export function withoutCommand(line: string): string {
  const polite = line.trim().replace(BEFORE, '').replace(BEFORE, '').replace(WANTS, '');
  return polite.replace(COMMAND, '').replace(MAYBE_COMMAND, '').replace(FOR_ME, '');
}
