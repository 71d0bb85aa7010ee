import type { LoadTools } from '../load-tools';

/** Lazy: each definition is loaded when its tool is opened. */
export const LOAD_TIKTOK: LoadTools<'tiktok'> = {
  'tiktok/hook-cta-formula': async () => (await import('./hook-cta-formula')).hookCtaFormula,
  'tiktok/trend-remix-lab': async () => (await import('./trend-remix-lab')).trendRemixLab,
  'tiktok/script-beat-sheet': async () => (await import('./script-beat-sheet')).scriptBeatSheet,
  'tiktok/idea-sprint-planner': async () => (await import('./idea-sprint-planner')).ideaSprintPlanner,
  'tiktok/caption-generator': async () => (await import('./caption-generator')).tiktokCaptionGenerator,
  'tiktok/retention-checklist': async () => (await import('./retention-checklist')).retentionChecklist,
  'tiktok/transcript-generator': async () => (await import('./transcript-generator')).tiktokTranscriptGenerator,
  'tiktok/username-generator': async () => (await import('./username-generator')).usernameGenerator,
};
