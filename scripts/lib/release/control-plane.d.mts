/** Client of a control plane, with a release token. */
export class ControlPlane {
  constructor(access: { url: string; token: string });
}
