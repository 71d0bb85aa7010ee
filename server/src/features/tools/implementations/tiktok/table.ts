import { tiktokTranscriptGenerator } from '@flint/shared/tools/tiktok/transcript-generator';
import { orderingTool } from '../../implementation';
import type { PlatformImplementations } from '../platform-table';
import { captionGenerator } from './caption-generator';
import { hookCtaFormula } from './hook-cta-formula';
import { ideaSprintPlanner } from './idea-sprint-planner';
import { retentionChecklist } from './retention-checklist';
import { scriptBeatSheet } from './script-beat-sheet';
import { trendRemixLab } from './trend-remix-lab';
import { usernameGenerator } from './username-generator';

export const TIKTOK_IMPLEMENTATIONS: PlatformImplementations<'tiktok'> = {
  'tiktok/hook-cta-formula': hookCtaFormula,
  'tiktok/trend-remix-lab': trendRemixLab,
  'tiktok/script-beat-sheet': scriptBeatSheet,
  'tiktok/idea-sprint-planner': ideaSprintPlanner,
  'tiktok/caption-generator': captionGenerator,
  'tiktok/retention-checklist': retentionChecklist,
  'tiktok/transcript-generator': orderingTool(tiktokTranscriptGenerator),
  'tiktok/username-generator': usernameGenerator,
};
