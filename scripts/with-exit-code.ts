/** Ends the process with the exit code of the work; what it throws is said in its own words. */
export async function withExitCode(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
