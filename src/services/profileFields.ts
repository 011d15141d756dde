export interface ProfileField {
  /** In the table `profiles`. */
  column: string;
  /** Of the form, the card and every message. */
  label: string;
  /** Counted in characters; the database refuses more. */
  maxLength: number;
  /** May not be blank. */
  isRequired?: boolean;
  /** Written and shown in several lines. */
  isLong?: boolean;
  /** The browser's name for what it can fill in. */
  autoComplete?: string;
  /** Shown on the dashboard's card below the person's name. */
  isListed?: boolean;
  /** The assistant is told it, under the field's name. */
  isFact?: boolean;
  /** What the assistant's tool calls it, after 'The new'; the label in lower case unless given. */
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
type ListedAs<Mark> = {
  [Name in ProfileFieldName]: (typeof fields)[Name] extends Mark ? Name : never;
}[ProfileFieldName];

/** The texts of a profile that people write, in the order of the form. Everything else about them is made from this. [E3] */
export const profileFields: Readonly<Record<ProfileFieldName, ProfileField>> = fields;
export const profileFieldNames = Object.keys(fields) as readonly ProfileFieldName[];

/** The fields that the assistant is told. */
export type ProfileFact = ListedAs<{ isFact: true }>;
export const profileFacts = profileFieldNames.filter((name) => profileFields[name].isFact) as ProfileFact[];

/** The same for every field, by its name. */
export const mapProfileFields = <T>(make: (name: ProfileFieldName, field: ProfileField) => T) =>
  Object.fromEntries(profileFieldNames.map((name) => [name, make(name, profileFields[name])])) as Record<
    ProfileFieldName,
    T
  >;

/** Of a profile, the texts alone. */
export const profileTexts = (profile: Readonly<Record<ProfileFieldName, string>>) =>
  mapProfileFields((name) => profile[name]);
