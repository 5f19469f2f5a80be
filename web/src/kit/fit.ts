/** How tight a part of the page must be for everything in it to be seen at once. */
import type { Attachment } from 'svelte/attachments';

/** `data-tight` of the element is empty where all has room, else `1`, `1 2` and so on, up to `1 … most`, until
 * nothing in it scrolls: styles say what each step gives up (`[data-tight~='2']`). It is measured anew whenever
 * the element's contents or what stands beside it in the frame change. */
export function fit(most: number): Attachment<HTMLElement> {
  return (node) => {
    const measure = () => {
      const steps: number[] = [];
      node.dataset.tight = '';
      while (scrolls(node) && steps.length < most) {
        steps.push(steps.length + 1);
        node.dataset.tight = steps.join(' ');
      }
    };
    const contents = new MutationObserver(measure);
    contents.observe(node, { childList: true, characterData: true, subtree: true });
    const sizes = new ResizeObserver(measure);
    for (const part of node.closest('.frame')?.children ?? [])
      if (!part.contains(node)) sizes.observe(part);
    measure();
    return () => {
      contents.disconnect();
      sizes.disconnect();
    };
  };
}

/** Whether the element, or a part of it that gives way, has more in it than can be seen. */
function scrolls(node: HTMLElement): boolean {
  const parts = [node, ...node.querySelectorAll<HTMLElement>('[data-yields]')];
  return parts.some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
}
