import { afterEach, expect, test } from 'vitest';
import { followVisibleArea } from '#client/lib/visible-area.ts';

const root = document.documentElement.style;
const shown = () => [
  root.getPropertyValue('--visible-top'),
  root.getPropertyValue('--visible-height'),
];
let end = () => {};
afterEach(() => end());

/** A window of jsdom's height of which a keyboard covers a part. */
function aViewport() {
  const viewport = Object.assign(new EventTarget(), {
    height: window.innerHeight,
    offsetTop: 0,
    scale: 1,
  });
  end = followVisibleArea(viewport as unknown as VisualViewport);
  return (event: string, change: Partial<typeof viewport>) => {
    Object.assign(viewport, change);
    viewport.dispatchEvent(new Event(event));
  };
}

test('what a keyboard leaves visible is where dialogs are, until it closes', () => {
  const happens = aViewport();
  expect(shown()).toEqual(['', '']);
  happens('resize', { height: 420 });
  expect(shown()).toEqual(['0px', '420px']);
  // An iPhone scrolls the page so that the field is in view.
  happens('scroll', { offsetTop: 90 });
  expect(shown()).toEqual(['90px', '420px']);
  happens('resize', { height: window.innerHeight, offsetTop: 0 });
  expect(shown()).toEqual(['', '']);
});

test('a page that is zoomed in stays as it is', () => {
  const happens = aViewport();
  happens('resize', { height: 300, scale: 2 });
  expect(shown()).toEqual(['', '']);
});

test('nothing follows after the end, or in a browser without it', () => {
  const happens = aViewport();
  end();
  happens('resize', { height: 420 });
  expect(shown()).toEqual(['', '']);
  end = followVisibleArea(null);
});
