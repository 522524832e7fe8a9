/** Names by which a machine calls itself. */
const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether a host is the asking machine's own and nobody else's. */
export const isLoopbackName = (hostname: string): boolean => loopback.test(hostname);

/** Whether the site's own address leads to the machine it runs on, and to no other. */
export const isLoopback = (publicUrl: string): boolean => isLoopbackName(new URL(publicUrl).hostname);
