import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** A process and those that it has started. */
export const processesOf = (pid: number): number[] => {
  const children = readdirSync(`/proc/${pid}/task`).map((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8'),
  );
  return [pid, ...children.join(' ').split(' ').filter(Boolean).map(Number)];
};

/** How many bytes more some processes come to take up together at the most, from now on. */
export const watchMemory = (processes: number[]) => {
  for (const pid of processes) writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const before = bytesOf(processes, 'VmRSS');
  return () => bytesOf(processes, 'VmHWM') - before;
};

const bytesOf = (processes: number[], what: 'VmRSS' | 'VmHWM') =>
  processes
    .map((pid) => new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
    .reduce((sum, kilobytes) => sum + Number(kilobytes) * 1024, 0);
