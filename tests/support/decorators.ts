/** The helpers that oxc imports where a file has decorators, as TypeScript defines them. */
type Decorator = (target: object, key?: PropertyKey, about?: unknown) => unknown;

export function decorate(
  decorators: Decorator[],
  target: object,
  key?: PropertyKey,
  about?: PropertyDescriptor | null,
): unknown {
  const isClass = key === undefined;
  // null asks for the property's own descriptor; a field has none.
  const given = about === null ? Object.getOwnPropertyDescriptor(target, key!) : about;
  let result: unknown = isClass ? target : given;
  for (const each of decorators.toReversed()) {
    result = (isClass ? each(result as object) : each(target, key, result)) ?? result;
  }
  if (!isClass && result) Object.defineProperty(target, key, result as PropertyDescriptor);
  return result;
}

/** A decorator of a parameter, as one of its method. */
export const decorateParam =
  (index: number, decorator: (target: object, key: PropertyKey | undefined, at: number) => void) =>
  (target: object, key?: PropertyKey): void =>
    decorator(target, key, index);
