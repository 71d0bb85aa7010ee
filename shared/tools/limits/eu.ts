import type { Rule } from './rule';

export const EU = {
  'eu.generated.marking': {
    what: 'The EU’s AI Act, article 50, asks that generated media are marked so that programs can tell: of new systems since 2 August 2026, of older ones from 2 December 2026.',
    scope: 'both',
    severity: 'advice',
    source: {
      title: 'GetActReady, The article 50 watermarking grace period',
      url: 'https://getactready.com/blog/eu-ai-act-watermarking-grace-period-misread',
    },
    checked: '2026-11-21',
    confidence: 'secondary',
  },
} as const satisfies Record<`eu.${string}`, Rule>;
