/** The few messages of `google.firestore.v1` that the tests' own server reads and sends. */

export type ProtoTime = { seconds: number; nanos: number };

/** A field's value, of which the server looks at what it sorts by. */
export type ProtoValue = { integerValue?: string | number; stringValue?: string };

export type ProtoFields = Record<string, ProtoValue>;

export type Write = { update?: { name: string; fields?: ProtoFields | null }; delete?: string };

export type Query = {
  from?: { collectionId: string }[];
  select?: { fields?: { fieldPath: string }[] };
  orderBy?: { field: { fieldPath: string }; direction?: string }[];
};

export type ListenRequest = {
  addTarget?: {
    targetId: number;
    query: { parent: string; structuredQuery: Query };
    resumeToken?: Uint8Array;
  };
};
