import type { JobStep, StepJob } from '@flint/shared/contracts/step-jobs';
import type { Field } from '@flint/shared/tools/fields';
import { joinItems } from '@flint/shared/tools/steps/item-text';
import { definitionIn, type ToolDefinitions } from '@flint/shared/tools/steps/slots';

/** One thing that a step was given, under the label of its field. */
export interface GivenFact {
  readonly label: string;
  readonly words: string;
  /** Address of the picture that it names, as far as it is known. */
  readonly picture?: string;
}

const LABELS: Readonly<Record<string, string>> = {
  ...{ prompt: 'What it makes', text: 'Text', contains: 'Words to look for', from: 'List to choose from' },
  ...{ show: 'Text to approve', address: 'Address of the page', file: 'File to read', items: 'List to go through' },
  ...{ image_url: 'Picture', images: 'Pictures', audio_url: 'Recording', num_images: 'How many' },
  ...{ aspect_ratio: 'Ratio', duration: 'Length' },
  ...{ max_tokens: 'Longest answer, in tokens', factor: 'How large', upload_id: 'Recording' },
};
const ROLES: Readonly<Record<string, string>> = { system: 'Instructions', user: 'What it writes' };
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Of another origin than any page, for comparing the paths of addresses alone. */
const NOWHERE = 'https://flint.invalid';

/**
 * What a step was given, in the order of its fields: those of its tool by their labels, choices by those of their
 * options. A picture that the run made is shown by its present address, as addresses lapse.
 */
export function givenFacts(
  { kind, input }: Pick<JobStep, 'kind' | 'input'>,
  tools: ToolDefinitions,
  made: Pick<StepJob, 'steps'>,
): GivenFact[] {
  const given = input ?? {};
  if (kind === 'tool') {
    const fields: Readonly<Record<string, Field | undefined>> =
      definitionIn(tools, { kind, input: given })?.inputs ?? {};
    const values = (given.input ?? {}) as Readonly<Record<string, unknown>>;
    const inOrder = [...Object.keys(fields).filter((name) => name in values), ...Object.keys(values)];
    return [...new Set(inOrder)].flatMap((name) => factOf(name, values[name], made, fields[name]));
  }
  return Object.entries(given).flatMap(([name, value]) =>
    name === 'messages' && Array.isArray(value) ? value.map(messageFact) : factOf(name, value, made),
  );
}

const messageFact = ({ role, content }: { role?: unknown; content?: unknown }): GivenFact => ({
  label: ROLES[String(role)] ?? String(role),
  words: String(content),
});

function factOf(name: string, value: unknown, made: Pick<StepJob, 'steps'>, field?: Field): GivenFact[] {
  if (value === null || value === undefined || value === '') return [];
  const label = field?.label ?? LABELS[name] ?? inWords(name);
  const isFile = field?.type === 'upload' || name.endsWith('_url') || name.endsWith('_id') || name === 'file';
  if (name === 'images' && Array.isArray(value))
    return value.map((each) => ({ label: 'Picture', ...fileOf(String(each), true, made) }));
  if (isFile) {
    const isPicture = field?.type === 'upload' ? field.accepts === 'picture' : name === 'image_url';
    return [{ label, ...fileOf(String(value), isPicture, made) }];
  }
  if (field?.type === 'choice') return [{ label, words: field.options[String(value)] ?? String(value) }];
  if (name === 'duration') return [{ label, words: `${value} s` }];
  if (typeof value === 'boolean') return [{ label, words: value ? 'Yes' : 'No' }];
  if (Array.isArray(value)) return value.length === 0 ? [] : [{ label, words: joinItems(value.map(plain)) }];
  return [{ label, words: plain(value) }];
}

function fileOf(address: string, isPicture: boolean, { steps }: Pick<StepJob, 'steps'>): Omit<GivenFact, 'label'> {
  if (UUID.test(address)) {
    const own = steps.flatMap(({ images }) => images).find(({ id }) => id === address);
    return { words: 'A file of your own', ...(own && { picture: own.url }) };
  }
  const path = pathOf(address);
  const [step] = steps.filter(({ images, media }) => [...images, ...media].some(({ url }) => pathOf(url) === path));
  const fresh = step?.images.find(({ url }) => pathOf(url) === path)?.url;
  const words = step ? `From ${step.id}` : address;
  return { words, ...(isPicture && { picture: fresh ?? address }) };
}

const pathOf = (address: string) => (URL.canParse(address, NOWHERE) ? new URL(address, NOWHERE).pathname : address);
const plain = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** A name such as `aspect_ratio` as people read it. */
function inWords(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
