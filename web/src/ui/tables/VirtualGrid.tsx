import { measureElement, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePlace } from '../layout/use-place.ts';
import classes from './VirtualGrid.module.css';

type Props<T> = {
  items: T[];
  label: string;
  /** There are more than these. */
  more: boolean;
  /** As many columns as fit at this width, in pixels. */
  columnWidth: number;
  /** About how tall a row is, until it has been drawn. */
  rowHeight: number;
  /** About how much of the page is above it on a phone, until that has been drawn: only cards in sight are drawn first. */
  above: number;
  gap: number;
  /** Hears which of them are near the screen. */
  see: (items: { id: string }[]) => void;
  children: (item: T) => ReactNode;
};

/** Cards in columns of which only those near the screen exist, so that ten thousand scroll like ten. */
export const VirtualGrid = <T extends { id: string }>(props: Props<T>) => {
  const { items, label, more, columnWidth, rowHeight, above, gap, see, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const hasOneColumn = window.innerWidth < 2 * columnWidth + gap;
  const { width, top } = usePlace(frame, hasOneColumn ? { width: window.innerWidth, top: above } : undefined);
  const columns = Math.max(1, Math.floor((width + gap) / (columnWidth + gap)));
  const grid = useWindowVirtualizer<HTMLDivElement>({
    count: width > 0 ? Math.ceil(items.length / columns) : 0,
    estimateSize: () => rowHeight,
    measureElement: measureLazily,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    overscan: 1,
    scrollMargin: top,
    gap,
  });
  const rows = grid.getVirtualItems();
  const measuredColumns = useRef(columns);
  useEffect(() => {
    // What was learned of rows is forgotten when they change, and only then: nobody tells it again of rows that stay.
    if (columns === measuredColumns.current) return;
    measuredColumns.current = columns;
    grid.measure();
  }, [grid, columns]);

  const [first = 0, end = 0] = [rows[0]?.index, (rows.at(-1)?.index ?? -1) + 1].map((row) => (row ?? 0) * columns);
  useEffect(() => see(items.slice(first, end)), [see, items, first, end]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: the rows between the list and its items are only for drawing
    <div ref={frame} className={classes.grid} role="list" aria-label={label} style={{ height: grid.getTotalSize() }}>
      <div role="presentation" className={classes.rows} style={{ gap, top: (rows[0]?.start ?? top) - top }}>
        {rows.map((row) => (
          <div
            key={row.key}
            ref={grid.measureElement}
            data-index={row.index}
            role="presentation"
            className={classes.row}
            style={{ gap, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
          >
            {items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => (
              // biome-ignore lint/a11y/useSemanticElements: as above
              <div
                key={item.id}
                role="listitem"
                aria-posinset={row.index * columns + column + 1}
                aria-setsize={more ? -1 : items.length}
              >
                {children(item)}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
};

/** The last known or estimated height until the ResizeObserver reports: measuring at once would force a second layout. */
const measureLazily = (
  row: HTMLDivElement,
  entry: ResizeObserverEntry | undefined,
  grid: Virtualizer<Window, HTMLDivElement>,
) => {
  if (entry) return measureElement(row, entry, grid);
  const index = grid.indexFromElement(row);
  return grid.itemSizeCache.get(grid.options.getItemKey(index)) ?? grid.options.estimateSize(index);
};
