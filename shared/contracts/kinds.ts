import type { PAGES, PageId } from './routes';

/** Names of the icons of kinds; `shared/ui/kind-icon.tsx` draws each. */
export type KindIcon =
  | 'picture'
  | 'wand'
  | 'scissors'
  | 'enlarge'
  | 'film'
  | 'sound'
  | 'captions'
  | 'music'
  | 'search'
  | 'message'
  | 'graph'
  | 'wrench'
  | 'sparkles';

/** What the library files the results of a kind under: its filters. */
export type KeptAs = 'image' | 'video' | 'audio' | 'text' | 'transcript' | 'answer' | 'workflow' | 'upload';

/** The face of a kind: everything about it that is words, names and flags. Everybody who shows or makes it reads it here. */
export interface KindRow {
  /** In the account's transactions. */
  readonly label: string;
  /** What its units are called, once and many times. */
  readonly units: readonly [one: string, many: string];
  /** What a whole run brings, where that is not one unit. */
  readonly whole?: string;
  /** Several units are ordered at once, and a result says how many there are. */
  readonly counted?: true;
  readonly icon: KindIcon;
  /** Who does its work: a provider, a feature of the server, the runs that it consists of; an upload is made by none. */
  readonly work: 'provider' | 'feature' | 'runs' | 'none';
  /** Where it is ordered. */
  readonly page: PageId | '/jobs/:id';
  /** Its part of a page that several kinds share, as its address names it. */
  readonly view?: string;
  /** Whether its page keeps the results; those of any other kind are opened in the library. */
  readonly opensOnPage: boolean;
  /** Pages where its end is seen, and need not be announced. */
  readonly seenOn: readonly PageId[];
  readonly keptAs: KeptAs;
}

/** A table of kinds. */
export type KindTable = Readonly<Record<string, KindRow>>;

/** THE table of kinds: everything that can be made, and what is uploaded. */
export const KINDS = {
  image: {
    ...{ label: 'Picture', units: ['picture', 'pictures'], counted: true, icon: 'picture', work: 'provider' },
    ...{ page: 'generator', opensOnPage: true, seenOn: ['generator', 'falGenerator', 'viewspark'], keptAs: 'image' },
  },
  edit: {
    ...{ label: 'Edit', units: ['edit', 'edits'], icon: 'wand', work: 'provider' },
    ...{ page: 'library', view: 'edit', opensOnPage: false, seenOn: [], keptAs: 'image' },
  },
  cutout: {
    ...{ label: 'Cut-out', units: ['cut-out', 'cut-outs'], icon: 'scissors', work: 'provider' },
    ...{ page: 'library', view: 'cutout', opensOnPage: false, seenOn: [], keptAs: 'image' },
  },
  upscale: {
    ...{ label: 'Upscale', units: ['upscale', 'upscales'], icon: 'enlarge', work: 'provider' },
    ...{ page: 'library', view: 'upscale', opensOnPage: false, seenOn: [], keptAs: 'image' },
  },
  video: {
    ...{ label: 'Video', units: ['video', 'videos'], icon: 'film', work: 'provider' },
    ...{
      page: 'imageToVideo',
      opensOnPage: true,
      seenOn: ['imageToVideo', 'falGenerator', 'viewspark'],
      keptAs: 'video',
    },
  },
  speech: {
    ...{ label: 'Speech', units: ['speech', 'speeches'], icon: 'sound', work: 'provider' },
    ...{ page: 'playground', view: 'speech', opensOnPage: false, seenOn: ['playground'], keptAs: 'audio' },
  },
  transcript: {
    ...{ label: 'Transcript', units: ['transcript', 'transcripts'], icon: 'captions', work: 'provider' },
    ...{ page: 'playground', view: 'transcribe', opensOnPage: false, seenOn: ['playground'], keptAs: 'transcript' },
  },
  music: {
    ...{ label: 'Music', units: ['music', 'pieces'], icon: 'music', work: 'provider' },
    ...{ page: 'musicGenerator', opensOnPage: true, seenOn: ['musicGenerator'], keptAs: 'audio' },
  },
  // Its page and its call keep the ids they were released with: `contentReverseEngineer`, `promptFromImages`.
  prompt: {
    ...{ label: 'Prompt', units: ['prompt', 'prompts'], icon: 'search', work: 'provider' },
    ...{ page: 'contentReverseEngineer', opensOnPage: false, seenOn: ['contentReverseEngineer'], keptAs: 'text' },
  },
  chat: {
    ...{ label: 'Chat', units: ['answer', 'answers'], icon: 'message', work: 'provider' },
    ...{ page: 'playground', view: 'chat', opensOnPage: false, seenOn: ['playground', 'viewspark'], keptAs: 'answer' },
  },
  workflow: {
    ...{ label: 'Workflow', units: ['step', 'steps'], whole: 'workflow', icon: 'graph', work: 'runs' },
    ...{ page: 'playground', view: 'workflow', opensOnPage: false, seenOn: ['playground'], keptAs: 'workflow' },
  },
  tool: {
    ...{ label: 'Tool', units: ['result', 'results'], icon: 'wrench', work: 'feature' },
    ...{ page: 'platformTool', opensOnPage: false, seenOn: ['viewspark'], keptAs: 'text' },
  },
  steps: {
    ...{ label: 'Template', units: ['step', 'steps'], whole: 'job', icon: 'sparkles', work: 'runs' },
    ...{ page: '/jobs/:id', opensOnPage: true, seenOn: [], keptAs: 'workflow' },
  },
  upload: {
    ...{ label: 'Photo', units: ['photo', 'photos'], icon: 'sparkles', work: 'none' },
    ...{ page: 'library', opensOnPage: false, seenOn: [], keptAs: 'upload' },
  },
} as const satisfies KindTable;
export type RunKind = keyof typeof KINDS;

/** Kinds whose rows have what `Part` says, such as `{ page: 'library' }`. */
export type KindWith<Part extends Partial<KindRow>, Table extends KindTable = typeof KINDS> = {
  [Name in keyof Table]: Table[Name] extends Part ? Name : never;
}[keyof Table];

/** The pages of an owner where kinds are ordered: each needs its route. */
export type KindPage<Owner extends string, Table extends KindTable = typeof KINDS> = Extract<
  (typeof PAGES)[number],
  { owner: Owner; id: Table[keyof Table]['page'] }
>['id'];

/** Kinds that consist of other runs, whose prices are theirs. */
export type CompositeKind = KindWith<{ work: 'runs' }>;
/** Kinds without a price of their own: a photo costs nothing. */
export type UnpricedKind = CompositeKind | KindWith<{ work: 'none' }>;

/** A kind of work that needs a provider. */
export type Capability = KindWith<{ work: 'provider' }>;
export const CAPABILITIES = (Object.keys(KINDS) as RunKind[]).filter((kind) => KINDS[kind].work === 'provider') as [
  Capability,
  ...Capability[],
];

/** Whether a kind consists of other runs. */
export function isComposite(kind: RunKind): kind is CompositeKind {
  return KINDS[kind].work === 'runs';
}

/** What a run of a kind brings, in one word. */
export function kindWord(kind: RunKind): string {
  const { units, whole }: KindRow = KINDS[kind];
  return whole ?? units[0];
}
