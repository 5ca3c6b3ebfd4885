import {
  Extensions,
  Field,
  getMetadataStorage,
  InputType,
  Int,
  type ClassType,
} from 'type-graphql';

type Update<Create> = Partial<Create> & { version?: number | null };

interface Options<Create, Without> {
  /** Fields that only a create takes. */
  without?: readonly Without[];
  /** Descriptions of fields that read otherwise in an update. */
  descriptions?: Partial<Record<keyof Create, string>>;
}

/**
 * Returns the base class of an update's input: each field of the create's input but those in `without`, optional, and
 * the version with which the edit began.
 */
export function updateInput<Create extends object, Without extends keyof Create & string = never>(
  create: ClassType<Create>,
  { without = [], descriptions = {} }: Options<Create, Without> = {},
): new () => Update<Omit<Create, Without>> {
  @InputType()
  class UpdateInput {
    @Field(() => Int, { nullable: true })
    version?: number | null;
  }
  const lineage = new Set(ancestors(create));
  const storage = getMetadataStorage();
  const fields = storage.fields.filter(
    ({ target, name }) => lineage.has(target) && !(without as readonly string[]).includes(name),
  );
  for (const { name, getType, typeOptions } of fields) {
    // Field() takes lists as `[type]`.
    const type = () => (typeOptions.array ? [getType()] : getType()) as never;
    const own = descriptions[name as keyof Create];
    Field(type, { nullable: true, ...(own && { description: own }) })(UpdateInput.prototype, name);
    for (const { target, fieldName, extensions } of storage.fieldExtensions) {
      if (lineage.has(target) && fieldName === name) {
        Extensions(extensions)(UpdateInput.prototype, name);
      }
    }
  }
  return UpdateInput as new () => Update<Omit<Create, Without>>;
}

/** The class and those that it extends. */
function ancestors(target: Function | null): Function[] {
  if (!target || target === Function.prototype) return [];
  return [target, ...ancestors(Object.getPrototypeOf(target) as Function | null)];
}
