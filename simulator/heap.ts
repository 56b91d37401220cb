/** Smallest-first queue. */
export interface Heap<Item> {
  push(item: Item): void;
  peek(): Item | undefined;
  pop(): Item | undefined;
}

/** Binary heap ordered by `before`. */
export function createHeap<Item>(before: (left: Item, right: Item) => boolean): Heap<Item> {
  const items: Item[] = [];
  function swap(left: number, right: number): void {
    const [a, b] = [items[left], items[right]];
    if (a === undefined || b === undefined) return;
    items[left] = b;
    items[right] = a;
  }
  function less(left: number, right: number): boolean {
    const [a, b] = [items[left], items[right]];
    return a !== undefined && b !== undefined && before(a, b);
  }
  return {
    peek: () => items[0],
    push(item) {
      items.push(item);
      for (let at = items.length - 1; at > 0; ) {
        const parent = (at - 1) >> 1;
        if (!less(at, parent)) return;
        swap(at, parent);
        at = parent;
      }
    },
    pop() {
      const top = items[0];
      swap(0, items.length - 1);
      items.pop();
      for (let at = 0; ; ) {
        const [left, right] = [2 * at + 1, 2 * at + 2];
        let least = less(left, at) ? left : at;
        if (less(right, least)) least = right;
        if (least === at) return top;
        swap(at, least);
        at = least;
      }
    },
  };
}
