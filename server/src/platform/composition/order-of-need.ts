import type { Feature, SchemaParts } from './define-feature';

/** What these features and their needs make the database's schema of. */
export function schemaOf(features: readonly Feature[]): SchemaParts {
  const all = inOrderOfNeed(features);
  return {
    migrations: Object.assign({}, ...all.map(({ parts }) => parts.migrations)),
    libraryTables: all.flatMap(({ parts }) => parts.libraryTables ?? []),
  };
}

/** Features with all they need, each after its needs. @throws Error naming a circle, or an id that is used twice */
export function inOrderOfNeed(features: readonly Feature[]): Feature[] {
  const ordered = new Set<Feature>();
  const visit = (feature: Feature, path: readonly Feature[]) => {
    if (ordered.has(feature)) return;
    if (path.includes(feature))
      throw new Error(`Features need each other: ${[...path, feature].map(({ id }) => id).join(' → ')}`);
    for (const need of Object.values<Feature>(feature.parts.needs ?? {})) visit(need, [...path, feature]);
    ordered.add(feature);
  };
  for (const feature of features) visit(feature, []);
  const ids = [...ordered].map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) < at);
  if (twice) throw new Error(`Two features are called ${twice}.`);
  return [...ordered];
}
