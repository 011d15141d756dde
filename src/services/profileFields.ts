export interface ProfileField {
  /** The name of its column in the table `profiles`. */
  column: string;
  /** What the form, the dashboard's card and every message call it. */
  label: string;
  /** In characters; the database refuses more. */
  maxLength: number;
  /** May not be blank. */
  isRequired?: boolean;
  /** Whether it is written and shown in several lines. */
  isLong?: boolean;
  /** The token for the `autocomplete` attribute, by which browsers fill it in. */
  autoComplete?: string;
  /** Whether the dashboard's card shows it, below the person's name. */
  isListed?: boolean;
  /** Whether the assistant is told it, under the field's own name. */
  isFact?: boolean;
  /** How the assistant's tool calls it, after 'The new'; the label in lower case if not given. */
  spoken?: string;
}

const fields = {
  fullName: {
    column: 'full_name',
    label: 'Full Name',
    maxLength: 200,
    isRequired: true,
    autoComplete: 'name',
  },
  location: {
    column: 'location',
    label: 'Location',
    maxLength: 200,
    autoComplete: 'address-level2',
    isListed: true,
    isFact: true,
  },
  description: {
    column: 'description',
    label: 'Description',
    maxLength: 2000,
    isLong: true,
    isListed: true,
    spoken: 'description of the user',
  },
} as const satisfies Record<string, ProfileField>;

export type ProfileFieldName = keyof typeof fields;
export type ListedAs<Mark> = {
  [Name in ProfileFieldName]: (typeof fields)[Name] extends Mark ? Name : never;
}[ProfileFieldName];

/**
 * The texts of a profile, in the order of the form. Columns, forms, checks and tools are all derived from this. [E3]
 */
export const profileFields: Readonly<Record<ProfileFieldName, ProfileField>> = fields;
export const profileFieldNames = Object.keys(fields) as readonly ProfileFieldName[];

/** The fields that the assistant is told. */
export type ProfileFact = ListedAs<{ isFact: true }>;
export const profileFacts = profileFieldNames.filter((name) => profileFields[name].isFact) as ProfileFact[];

/** Makes one value for each field, by the field's name. */
export const mapProfileFields = <T>(make: (name: ProfileFieldName, field: ProfileField) => T) =>
  Object.fromEntries(profileFieldNames.map((name) => [name, make(name, profileFields[name])])) as Record<
    ProfileFieldName,
    T
  >;

/** The texts of a profile, without its id, email and picture. */
export const profileTexts = (profile: Readonly<Record<ProfileFieldName, string>>) =>
  mapProfileFields((name) => profile[name]);
