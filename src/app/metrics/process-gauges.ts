/** Told by a process for itself, and by the first of several for all: the larger number counts. */
export const processDeaths = {
  name: "karier_process_deaths",
  help: "Processes that have ended without being told to, since the start.",
  of: "max",
} as const;

export const silentProcesses = {
  name: "karier_processes_silent",
  help: "Processes that should serve and did not tell their numbers: starting, standing still or too busy.",
  of: "max",
} as const;
