import { n, type Point, polyline } from '../../svg/number';

/** A lance-shaped leaf growing right from the origin. */
export function lance(long: number): string {
  const half = long * 0.17;
  return `M0 0C${n(long * 0.25)} ${n(-half * 1.3)} ${n(long * 0.7)} ${n(-half)} ${n(long)} 0C${n(long * 0.7)} ${n(half)} ${n(long * 0.25)} ${n(half * 1.3)} 0 0Z`;
}

/** A feathered frond growing right from the origin: slim, separate leaflets. */
export function frond(long: number): string {
  const pairs = 17;
  const leaflets = [-1, 1].flatMap((side) =>
    Array.from({ length: pairs }, (_, index) => {
      const share = index / pairs;
      const at = (0.08 + 0.9 * share) * long;
      const reach = long * 0.34 * Math.sin(Math.PI * (0.22 + 0.73 * share));
      const tip = `${n(at + reach * 0.5)} ${n(side * reach)}`;
      const w = long * 0.011;
      return `M${n(at - w)} 0Q${n(at + reach * 0.2)} ${n(side * reach * 0.62)} ${tip}Q${n(at + reach * 0.32)} ${n(side * reach * 0.44)} ${n(at + w)} 0Z`;
    }),
  );
  const w = long * 0.008;
  return `M0 ${n(-w)}L${n(long)} 0L0 ${n(w)}Z${leaflets.join('')}`;
}

/** A broad heart-shaped leaf with deep slits, like a monstera's, growing right from the origin. */
export function monstera(long: number): string {
  const rim = (side: number): Point[] => {
    const steps = 90;
    return Array.from({ length: steps + 1 }, (_, step) => {
      const along = step / steps;
      const lobe = along * 5.2 + 0.15;
      const inLobe = lobe - Math.floor(lobe);
      const slit = along > 0.12 && along < 0.93 ? Math.exp(-((inLobe - 0.5) ** 2) / 0.004) * 0.62 : 0;
      const swell = 1 - 0.12 * (2 * inLobe - 1) ** 2;
      const half = long * 0.42 * Math.sin(Math.PI * Math.min(1, 0.16 + along * 0.84)) ** 0.75 * swell * (1 - slit);
      const back = along < 0.14 ? -long * 0.1 * Math.sin((along / 0.14) * Math.PI) : 0;
      return { x: along * long + back + half * 0.28 * slit, y: side * half * (along === 0 || along === 1 ? 0 : 1) };
    });
  };
  return `${polyline([...rim(-1), ...rim(1).reverse()])}Z`;
}
