import { Course } from './course.ts';

/** What was before the scan that is struck. */
export const SCENES = {
  first: { title: 'first night', open: () => Course.open() },
  later: { title: 'later night: a copy, a reviewed pair, a wish', open: () => laterNight() },
  'cut-down': { title: 'later night around the 50th commit of the state', open: cutDownNight },
  'keep-check': { title: 'first night, keep-check: false', open: () => Course.open('keep-check: false\n') },
} as const;
export type Scene = keyof typeof SCENES;

export function isScene(name: string): name is Scene {
  return name in SCENES;
}

async function laterNight(): Promise<Course> {
  const course = await Course.open();
  await course.scan();
  course.sleep();
  await course.copies('hw1-cyd');
  // The pair of hw2, which nobody needs to talk about, and the wish that hw2 is checked although nothing changed.
  course.tick(/pair:1005-1006/);
  course.tick(/check:hw2:/);
  return course;
}

/** Commits of the state before the scan, so that it makes the fiftieth. */
const COMMITS = 44;

async function cutDownNight(): Promise<Course> {
  const course = await laterNight();
  await course.agedState(COMMITS);
  return course;
}
