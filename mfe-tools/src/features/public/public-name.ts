import { HUBS, type Tool } from '@flint/shared/tools/tools';

/** A tool's name with its platform: `YouTube title generator`. */
export function publicName({ platform, title }: Pick<Tool, 'platform' | 'title'>): string {
  return `${HUBS[platform].label} ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}
