import type { TellUsage, UsageUnit, UsageUnits, VendorUsage } from '@flint/engines/spec/vendor-usage';

/** Adds up what a vendor tells of the answers to one request of ours, which may be several of the vendor's. */
export function createUsageMeter(): { readonly tell: TellUsage; total(): VendorUsage | undefined } {
  const told: VendorUsage[] = [];
  return {
    tell: (usage) => void told.push(usage),
    /** The sum; of unknown units where one answer had no count. Undefined where nothing was told. */
    total() {
      const [first] = told;
      return first && { model: first.model, units: sumUnits(told.map(({ units }) => units)) };
    },
  };
}

function sumUnits(all: readonly (UsageUnits | null)[]): UsageUnits | null {
  const sum: Partial<Record<UsageUnit, number>> = {};
  for (const units of all) {
    if (!units) return null;
    for (const [unit, count] of Object.entries(units) as [UsageUnit, number][]) sum[unit] = (sum[unit] ?? 0) + count;
  }
  return sum;
}
