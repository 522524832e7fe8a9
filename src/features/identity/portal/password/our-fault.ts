/** True for a call that failed for a fault of ours or of the network, and not for what was sent. */
export function isOurFault(http: number): boolean {
  return http === 0 || http >= 500;
}
