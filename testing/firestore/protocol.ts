import path from "node:path";
import { loadPackageDefinition, type ServiceDefinition } from "@grpc/grpc-js";
import { loadSync } from "@grpc/proto-loader";

const PROTOS = path.resolve("node_modules/@google-cloud/firestore/build/protos");

/** The service `google.firestore.v1.Firestore`, from the protos that come with the client library. */
export function firestoreService(): ServiceDefinition {
  const definition = loadSync("google/firestore/v1/firestore.proto", {
    includeDirs: [PROTOS],
    longs: String,
    enums: String,
    oneofs: true,
    defaults: false,
  });
  const root = loadPackageDefinition(definition) as unknown as {
    google: { firestore: { v1: { Firestore: { service: ServiceDefinition } } } };
  };
  return root.google.firestore.v1.Firestore.service;
}

// The messages that the tests' own server uses.

export type ProtoTime = { seconds: number; nanos: number };

export type ProtoFields = Record<string, unknown>;

export type Write = { update?: { name: string; fields?: ProtoFields | null }; delete?: string };

export type Query = {
  from?: { collectionId: string }[];
  orderBy?: { field: { fieldPath: string } }[];
};

export type ListenRequest = {
  addTarget?: {
    targetId: number;
    query: { parent: string; structuredQuery: Query };
    resumeToken?: Uint8Array;
  };
};
