/** What a person should read of an answer. */
import type { Answer, WireError } from './messages';
import { sentence } from './prose';

/** A refusal with its rule, or a problem without one. */
export interface Notice {
  text: string;
  rule: string | null;
  ruleText: string;
  tone: 'no' | 'yes';
}

export function noticeOf(answer: Answer): Notice | null {
  switch (answer.type) {
    case 'refused': {
      const { text, rule, rule_text: ruleText } = answer;
      return { text, rule, ruleText, tone: 'no' };
    }
    case 'allowed':
      return { text: 'That is possible now.', rule: null, ruleText: '', tone: 'yes' };
    case 'error':
      if (answer.code === 'stale') return null;
      return { text: problem(answer), rule: null, ruleText: '', tone: 'no' };
    default:
      return null;
  }
}

function problem(error: WireError): string {
  if (error.code === 'too-fast') return 'One moment: that was very quick. Try again.';
  return sentence(error.message);
}
