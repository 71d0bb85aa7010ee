import { loadAll } from './yaml.mjs';

/**
 * Checks Kubernetes manifests against the schema of their kind, and that every selector, port, claim and mount names one
 * that exists.
 * @param {string} text a file of manifests
 * @returns {Promise<string[]>} faults
 */
export async function kubernetesFaults(text) {
  const manifests = loadAll(text);
  const faults = [];
  for (const manifest of manifests) {
    const at = `${manifest.kind} ${manifest.metadata?.name}`;
    const models = await import(`kubernetes-models/${manifest.apiVersion}`);
    const Model = models[manifest.kind];
    if (!Model) {
      faults.push(`${at}: ${manifest.apiVersion} has no such kind.`);
      continue;
    }
    try {
      new Model(manifest).validate();
    } catch (error) {
      faults.push(`${at}: ${error instanceof Error ? error.message : error}`);
    }
  }
  const named = (kind) => new Set(manifests.filter((one) => one.kind === kind).map((one) => one.metadata.name));
  for (const { kind, metadata, spec } of manifests.filter((one) => one.kind === 'Deployment')) {
    const { containers, volumes } = spec.template.spec;
    const at = `${kind} ${metadata.name}`;
    for (const volume of volumes) {
      const claim = volume.persistentVolumeClaim?.claimName;
      if (claim && !named('PersistentVolumeClaim').has(claim)) faults.push(`${at}: there is no claim ${claim}.`);
    }
    for (const container of containers) {
      const ports = new Set(container.ports.map((port) => port.name));
      const probes = [container.startupProbe, container.readinessProbe, container.livenessProbe];
      if (probes.some((probe) => !ports.has(probe?.httpGet.port)))
        faults.push(`${at}: a probe is missing or has no port.`);
      const mounted = new Set(volumes.map((volume) => volume.name));
      for (const { name } of container.volumeMounts)
        if (!mounted.has(name)) faults.push(`${at}: there is no volume ${name}.`);
    }
  }
  return faults;
}
