import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Layout } from './force-layout.ts';

/** Pixels that a row of groups takes at most, and around it. */
export const ROW_WIDTH = 1150;
const AROUND = 60;
const MIN_WIDTH = 300;
/** No picture is drawn larger, and none that fits the width smaller, unless the reader zooms. */
const LARGEST = 1.15;
const SMALLEST = 0.7;
const MAX_ZOOM = 12;
const MIN_ZOOM = 0.2;
/** Of the window's height. */
const FRAME = 0.75;

/** Pixels for a unit of the layout; what the reader looks at stays where it is when that changes. */
export function useZoom(frame: { readonly current: HTMLDivElement | null }, layout: Layout) {
  const [zoom, setZoom] = useState(1);
  const [room, setRoom] = useState<readonly [number, number]>([innerWidth - 2 * AROUND, innerHeight * FRAME]);
  useLayoutEffect(() => {
    const measure = (): void =>
      setRoom([frame.current?.clientWidth ?? innerWidth - 2 * AROUND, innerHeight * FRAME]);
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  const byWidth = Math.min(LARGEST, room[0] / layout.width);
  const whole = Math.min(byWidth, room[1] / layout.height);
  const scale = zoom * Math.max(whole, Math.min(byWidth, SMALLEST));
  /** What is kept in its place: as a share of the picture, and where in the frame. */
  const anchor = useRef<{ x: number; y: number; left: number; top: number } | null>(null);
  const zoomBy = (by: number, left?: number, top?: number): void => {
    const box = frame.current;
    if (box !== null) {
      const [l, t] = [left ?? box.clientWidth / 2, top ?? box.clientHeight / 2];
      anchor.current = {
        x: (box.scrollLeft + l) / box.scrollWidth,
        y: (box.scrollTop + t) / box.scrollHeight,
        left: l,
        top: t,
      };
    }
    setZoom((old) => Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, old * by)));
  };
  useLayoutEffect(() => {
    const box = frame.current;
    if (box === null || anchor.current === null) return;
    box.scrollLeft = anchor.current.x * box.scrollWidth - anchor.current.left;
    box.scrollTop = anchor.current.y * box.scrollHeight - anchor.current.top;
  }, [scale]);
  useEffect(() => {
    const box = frame.current;
    if (box === null) return;
    const turn = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const { left, top } = box.getBoundingClientRect();
      zoomBy(Math.exp(-event.deltaY / 300), event.clientX - left, event.clientY - top);
    };
    // Not passive: else the browser zooms the page as well.
    box.addEventListener('wheel', turn, { passive: false });
    return () => box.removeEventListener('wheel', turn);
  }, []);
  return { scale, zoomBy, fit: () => zoomBy(whole / scale) };
}

/** As wide as the window lets the graph be, so that names stay readable on a phone. */
export function useRowWidth(): number {
  const measure = (): number => Math.min(ROW_WIDTH, Math.max(MIN_WIDTH, innerWidth - AROUND));
  const [width, setWidth] = useState(measure);
  useEffect(() => {
    const follow = (): void => setWidth(measure());
    addEventListener('resize', follow);
    return () => removeEventListener('resize', follow);
  }, []);
  return width;
}
